import { expect, it } from 'vitest';
import { repeatedTexts } from './repeated-texts.ts';

it('names a study, an article and a page with the title or summary of another', () => {
  const content = {
    caseStudies: [
      { slug: 'bank', title: 'Bank', shortDescription: 'Loans on a phone.' },
      { slug: 'shop', title: 'Shop', shortDescription: 'Loans on a phone.' },
    ],
    articles: [{ id: 'queues', title: 'Queues', excerpt: 'Why people wait.' }],
    pages: [
      { path: '/caf%C3%A9', title: 'Queues', lead: 'Talk to us.' },
      { path: '/jobs', title: 'Jobs', lead: 'Work with us.' },
    ],
  };
  expect(repeatedTexts(content)).toEqual([
    'content/pages/café.md: title: Queues is taken by content/articles/queues.md',
    'content/case-studies/shop.yaml: summary: Loans on a phone. is taken by content/case-studies/bank.yaml',
  ]);
});
