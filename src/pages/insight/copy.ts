import { paths } from '../../paths.ts';
/** The texts of an article's page that are not the article's own. */
export const copy = {
  back: 'All insights',
  author: 'Written by',
  date: 'Published',
  updated: 'Updated',
  length: 'Length',
  follow: 'New articles',
  feed: 'Subscribe (Atom\u00a0feed)',
  text: 'Article text',
  contents: 'In this article',
  more: { eyebrow: 'Other articles', title: 'More to read' },
  closing: {
    eyebrow: 'Free consultation',
    actions: [{ label: 'Book a Free Consultation', to: paths.contact }],
  },
  missing: {
    eyebrow: '404',
    title: 'Article Not Found',
    lead: "The article you're looking for doesn't exist or has been removed.",
    actions: [{ label: 'Back to Insights', to: paths.insights }],
  },
} as const;
