import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { throwIfAny } from '../../src/content/compiler/content-error.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { Content } from '../../src/content/model/content.ts';
import { palette } from '../../src/theme/tokens.ts';
import { colourProblems } from './colour-problems.ts';
import { yamlProblems } from './yaml-problems.ts';
import { missingStudies } from './shown-studies.ts';

/**
 * The compiled content, if everything else in `content` is valid, too.
 *
 * @throws ContentError with all problems of either, a line each with file, field and remedy
 */
export function checkedContent(): Content {
  const content = compileContent('content', 'public', [
    ...yamlProblems(),
    ...colourProblems(palette),
  ]);
  throwIfAny(missingStudies(services, content.caseStudies));
  return content;
}
