import { afterEach, expect, it } from 'vitest';
import { siteConfig } from '../content/site.ts';
import { startMessages } from './start-messages.ts';

const shipped = siteConfig.sampleContent;
afterEach(() => void (siteConfig.sampleContent = shipped));

it.each([true, false])('says whether the content is the sample (%s)', (isSample) => {
  siteConfig.sampleContent = isSample;
  const lines = startMessages({
    siteUrl: 'http://localhost:3000',
    httpSettings: { host: '0.0.0.0', port: 3000 },
    site: {
      build: { commit: '0123abc', builtAt: '2026-11-28' },
      indexing: { allowIndexing: true },
      hasDrafts: false,
    },
    backend: { description: 'SQLite' },
    enquiryService: { description: 'none' },
  });
  expect(lines.filter((line) => line.includes('sampleContent'))).toHaveLength(isSample ? 1 : 0);
});
