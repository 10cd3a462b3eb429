import type { Canvas } from './canvas.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const RATE = 24;

export interface Film {
  name: string;
  /** Length of one loop. */
  seconds: number;
  /** Second of the frame that the poster shows: the first that a visitor sees. */
  posterAt: number;
  /** Lays out the scene; the function it gives draws the frame at a phase of 0..1 of the loop. */
  start: (canvas: Canvas) => (phase: number) => void;
}
