import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens.ts';

/** The head and tone of a shared section: what Section and SectionHead take. */
export interface SectionIntro {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  tone?: Tone;
}
