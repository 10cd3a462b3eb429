import type { Draw } from '../formats.ts';
import { banking } from './studies-banking.ts';
import { motoring } from './studies-motoring.ts';
import { retail } from './studies-retail.ts';
import { risk } from './studies-risk.ts';

/** Hero, card and four gallery pictures of every case study. */
export const caseStudies: Record<string, Draw> = { ...risk, ...motoring, ...retail, ...banking };
