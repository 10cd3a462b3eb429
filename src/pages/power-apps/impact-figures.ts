import type { Stat } from '../../content/types.ts';

interface Impact extends Stat {
  /** What the figure means in rand or in people. */
  meaning: string;
}

/** The figures of SPEC.md 2, /power-apps. */
export const impact: Impact[] = [
  {
    value: '86%',
    label: 'of Fortune 500 companies use it',
    meaning: 'Your auditors, your IT team and your next hire have met it before.',
  },
  {
    value: '74%',
    label: 'lower development cost',
    meaning: 'An app that costs a million rand in code costs R260 000 here.',
  },
  {
    value: '188%',
    label: 'ROI',
    meaning: 'For every R100 that goes in, R188 comes back on top of it.',
  },
];
