import type { TitledText } from '../../content/types.ts';

/** What a visitor takes away from the free consultation. */
export const consultationBenefits: TitledText[] = [
  {
    title: 'A walk through your store',
    description:
      'From search to payment on a phone, with every place marked where orders get lost.',
  },
  {
    title: 'A straight answer on platform',
    description: 'Basic, Plus or headless. If Shopify is wrong for you, you hear that first.',
  },
  {
    title: 'A list in two columns',
    description: 'What must be there on day one, and what can wait until orders pay for it.',
  },
  {
    title: 'A plan with dates',
    description: 'From kick-off to first order, week by week, with what we need from you and when.',
  },
  {
    title: 'A price in rand',
    description: 'A range in writing, with the three decisions that move it up or down.',
  },
];
