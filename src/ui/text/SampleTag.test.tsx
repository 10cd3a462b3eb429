import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { site } from '../../content/site.ts';
import { SampleTag } from './SampleTag.tsx';

const shipped = site.sampleContent;
afterEach(() => void (site.sampleContent = shipped));

it('is shown beside sample content', () => {
  site.sampleContent = true;
  expect(renderToString(<SampleTag />)).toBe('<small class="sample tag">Sample</small>');
  site.sampleContent = false;
  expect(renderToString(<SampleTag />)).toBe('');
});
