import { clamp } from '../../terrain/noise.ts';

/** Eases in and out. */
export const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

/** 0 before `from`, 1 after `to`, eased between. */
export const during = (phase: number, from: number, to: number): number =>
  ease(clamp((phase - from) / (to - from)));

/** A wave of 0..1 with the period of the loop. */
export const turn = (phase: number, offset = 0): number =>
  0.5 - 0.5 * Math.cos((phase + offset) * Math.PI * 2);
