import { font } from './tokens.ts';

/** Type styles as CSS fragments: `${textStyle.h2}`. */
export const textStyle = {
  hero: `
    font-family: ${font.display};
    font-size: clamp(2.75rem, 1.6rem + 4.9vw, 5.75rem);
    font-weight: 600;
    line-height: 0.98;
    letter-spacing: -0.03em;
    text-wrap: balance;
  `,
  h1: `
    font-family: ${font.display};
    font-size: clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem);
    font-weight: 600;
    line-height: 1.02;
    letter-spacing: -0.03em;
    text-wrap: balance;
  `,
  h2: `
    font-family: ${font.display};
    font-size: clamp(2rem, 1.5rem + 2.1vw, 3.25rem);
    font-weight: 600;
    line-height: 1.06;
    letter-spacing: -0.025em;
    text-wrap: balance;
  `,
  h3: `
    font-family: ${font.display};
    font-size: clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  `,
  lead: `
    font-family: ${font.text};
    font-size: clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem);
    line-height: 1.5;
    text-wrap: pretty;
  `,
  body: `
    font-family: ${font.text};
    font-size: clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem);
    line-height: 1.6;
    text-wrap: pretty;
  `,
  small: `
    font-family: ${font.text};
    font-size: 0.9375rem;
    line-height: 1.5;
    text-wrap: pretty;
  `,
  /** Labels in monospace: eyebrows, coordinates, tags. */
  label: `
    font-family: ${font.mono};
    font-size: 0.8125rem;
    line-height: 1.4;
    letter-spacing: 0.01em;
  `,
  /** Big numbers: mono, tabular. */
  figure: `
    font-family: ${font.figure};
    font-size: clamp(2.75rem, 1.8rem + 3.6vw, 5rem);
    font-weight: 500;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  `,
} as const;
