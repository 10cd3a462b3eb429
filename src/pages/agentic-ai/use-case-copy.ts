import type { FeatureTab } from '../../sections/FeatureTabs.tsx';

export interface UseCaseTab extends FeatureTab {
  /** Holds for all cases. */
  principle: string;
  /** On phones, opens the cases. */
  fold: string;
}

const tabs: UseCaseTab[] = [
  {
    value: 'predictive',
    label: 'Predictive AI',
    principle:
      'The further ahead, the wider the range of what may happen. We state it with every forecast.',
    fold: 'Four things it predicts',
    items: [
      {
        title: 'Payment fraud',
        description:
          'Scores a card payment in 0.2\u00a0s, before it clears, and holds suspicious ones back, with the reason.',
      },
      {
        title: 'Machine failure',
        description:
          'Vibration and heat of 140 pumps: the work order is written 72\u00a0hours before the bearing goes.',
      },
      {
        title: 'Demand per branch',
        description:
          'Sales, weather and school holidays become next week’s order, product by product.',
      },
      {
        title: 'Customers about to leave',
        description: 'Names the accounts worth a call this week and the three reasons behind each.',
      },
    ],
  },
  {
    value: 'generative',
    label: 'Generative AI',
    principle: 'One source becomes many drafts. Nothing is sent before a person has approved it.',
    fold: 'Four things it drafts',
    items: [
      {
        title: 'Product descriptions',
        description:
          'One data sheet becomes nine texts: for store, marketplace and catalogue, in three languages.',
      },
      {
        title: 'Contract review',
        description:
          'Each clause is compared with your playbook; where it differs, new wording is suggested.',
      },
      {
        title: 'Notes after a call',
        description:
          'Summary, tasks and the CRM entry are there before the next customer picks up.',
      },
      {
        title: 'Tender replies',
        description: 'Drafted from your own past bids, every sentence linked to its source.',
      },
    ],
  },
];

export const useCases = {
  eyebrow: 'Illustrative examples',
  title: 'Real-World Use Cases',
  lead: 'Predictive AI estimates what will happen next. Generative AI drafts texts and records from what you already have. The numbers are examples, not results.',
  tabsLabel: 'Kinds of AI',
  tabs,
};
