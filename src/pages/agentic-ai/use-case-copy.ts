import type { FeatureTab } from '../../sections/FeatureTabs.tsx';
import type { TitledText } from '../../content/types.ts';

interface UseCase extends TitledText {
  /** The label at the case's marker in the diagram: the forecast's horizon, or the number of drafts from one source. */
  mark: string;
}

export interface UseCaseTab extends FeatureTab {
  value: 'predictive' | 'generative';
  /** The sentence under the diagram. */
  caption: string;
  /** On phones, opens the cases. */
  fold: string;
  items: UseCase[];
}

const tabs: UseCaseTab[] = [
  {
    value: 'predictive',
    label: 'Predictive AI',
    caption:
      'The further ahead, the wider the range of what may happen. We state it with every forecast.',
    fold: 'Four things it predicts',
    items: [
      {
        mark: '0.2 s',
        title: 'Payment fraud',
        description:
          'Scores a card payment before it clears and holds suspicious ones back, with the reason.',
      },
      {
        mark: '72 h',
        title: 'Machine failure',
        description:
          'Vibration and heat of 140 pumps: the work order is written before the bearing goes.',
      },
      {
        mark: '7 days',
        title: 'Demand per branch',
        description:
          'Sales, weather and school holidays become next week’s order, product by product.',
      },
      {
        mark: '90 days',
        title: 'Customers about to leave',
        description: 'Names the accounts worth a call this week and the three reasons behind each.',
      },
    ],
  },
  {
    value: 'generative',
    label: 'Generative AI',
    caption: 'One source becomes many drafts. Nothing is sent before a person has approved it.',
    fold: 'Four things it drafts',
    items: [
      {
        mark: '9 texts',
        title: 'Product descriptions',
        description:
          'One data sheet becomes copy for store, marketplace and catalogue in three languages.',
      },
      {
        mark: '14 findings',
        title: 'Contract review',
        description:
          'Each clause is compared with your playbook; where it differs, new wording is suggested.',
      },
      {
        mark: '3 records',
        title: 'Notes after a call',
        description:
          'Summary, tasks and the CRM entry are there before the next customer picks up.',
      },
      {
        mark: '120 answers',
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
  /** Labels in the diagrams. */
  now: 'now',
  approval: 'a person approves',
  /** The diagrams as text for screen readers; the cases' labels follow. */
  forecast: 'How far ahead each case looks',
  drafts: 'What one source becomes',
};
