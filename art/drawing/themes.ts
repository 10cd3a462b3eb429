import { palette } from './palette.ts';

/** The colours of a kind of map. */
export interface Theme {
  bg: string;
  /** Contours from low to high ground. */
  lines: string[];
  index: string[];
  /** Tints from low to high ground. */
  tints: string[];
  text: string;
  accent: string;
  second: string;
  faint: string;
}

/** Dark ground. */
export const night: Theme = {
  bg: palette.ink,
  lines: ['#26302b', '#6c7a72'],
  index: ['#3a4640', '#a3b0a8'],
  tints: ['#131a17', '#1a231f', '#232e29', '#2f3c36'],
  text: palette.inkMuted,
  accent: palette.emberOnInk,
  second: palette.mineralOnInk,
  faint: palette.inkLine,
};
