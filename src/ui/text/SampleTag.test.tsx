import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { siteConfig } from '../../content/site.ts';
import { SampleTag } from './SampleTag.tsx';

const shipped = siteConfig.sampleContent;
afterEach(() => void (siteConfig.sampleContent = shipped));

it('is shown beside sample content', () => {
  siteConfig.sampleContent = true;
  expect(renderToString(<SampleTag />)).toBe('<small class="sample tag">Sample</small>');
  siteConfig.sampleContent = false;
  expect(renderToString(<SampleTag />)).toBe('');
});
