/** Every word of an article's page that is not the article's own. */
export const copy = {
  heroAlt: (title: string) => `Illustration for ‘${title}’`,
  author: 'Written by',
  date: 'Published',
  length: 'Length',
  text: 'Article text',
  contents: 'In this article',
  more: { eyebrow: 'Other articles', title: 'More to read' },
  closing: { eyebrow: 'Free consultation', action: 'Book a Free Consultation' },
  missing: {
    eyebrow: '404',
    title: 'Article Not Found',
    lead: "The article you're looking for doesn't exist or has been removed.",
    action: 'Back to Insights',
  },
} as const;
