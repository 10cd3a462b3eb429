import type { Canvas } from './canvas.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const RATE = 24;

export interface Film {
  name: string;
  /** The length of the loop. */
  seconds: number;
  /** The second of the poster's frame, which is the first frame that a visitor sees. */
  posterAt: number;
  /** Prepares the scene and returns a function that draws the frame at a phase (0 to 1) of the loop. */
  start: (canvas: Canvas) => (phase: number) => void;
}
