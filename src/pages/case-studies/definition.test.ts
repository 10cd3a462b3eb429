import { expect, test } from 'vitest';
import type { CaseStudyListing } from '../../content/records/case-study-schema.ts';
import { page } from './definition.ts';

test.each([
  [
    'samples begins with a note about them',
    [{}, { sample: true }],
    /^(?=.{120,155}$)Sample case studies\. /,
  ],
  ['no samples has none', [{}], /^(?!.*sample).{120,155}$/i],
])(
  'the description of a list with %s, and is as long as a search shows',
  (_, studies, expected) => {
    const data = { studies: studies as CaseStudyListing[] };
    expect(page.metadata(data).description).toMatch(expected);
  },
);
