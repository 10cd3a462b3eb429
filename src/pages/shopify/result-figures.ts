interface Result {
  value: string;
  label: string;
  /** The figure counted out: what it was, what it became. */
  before: string;
  after: string;
}

/** The figures of SPEC.md 2, /shopify, each counted out in whole things. */
export const results: Result[] = [
  {
    value: '58%',
    label: 'average conversion increase',
    before: '100 orders before',
    after: '158 after, from the same visitors',
  },
  {
    value: '42%',
    label: 'less cart abandonment',
    before: '100 baskets left behind',
    after: '58 left behind',
  },
  {
    value: '95%',
    label: 'customer satisfaction',
    before: '100 shoppers asked',
    after: '95 satisfied',
  },
];
