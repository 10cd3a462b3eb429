import { pageAddresses } from '../../scripts/build/page-addresses.ts';
import { findService } from '../../src/content/navigation/services.ts';
import type { ServiceId } from '../../src/content/model/services-schema.ts';
import { paths } from '../../src/paths.ts';

const all = await pageAddresses();
const below = (list: string) => all.filter((path) => path.startsWith(`${list}/`)).sort();

const studies = below(paths.caseStudies);
const articles = below(paths.insights);

/** A study of the built site, or ''. */
export const [studyPath = ''] = studies;

/** An article of the built site, or ''. */
export const [articlePath = ''] = articles;

/** Every address of the built site, with one study and one article. */
export const examplePaths: readonly string[] = all.filter(
  (path) => ![...studies.slice(1), ...articles.slice(1)].includes(path),
);

/** The paths of these services, without those that the site doesn't offer. */
export const pathsOf = (...ids: ServiceId[]): string[] =>
  ids.flatMap((id) => findService(id)?.path ?? []);

/** Pages that differ in height, carousels and other parts that move. */
export const pageOfEachKind: readonly string[] = [
  ...[paths.home, paths.contact],
  ...pathsOf('agile-teams', 'agentic-ai'),
  ...[paths.caseStudies, paths.insights, studyPath].filter(Boolean),
];
