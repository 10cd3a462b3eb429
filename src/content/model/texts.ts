/** Process step, benefit, use case, differentiator. */
export interface TitledText {
  title: string;
  description: string;
}

/** A figure or a promise with what it is about. */
export interface Stat {
  value: string;
  label: string;
}
