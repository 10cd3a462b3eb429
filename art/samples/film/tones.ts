import { palette } from '../../drawing/palette.ts';
import { clamp } from '../../terrain/noise.ts';
import { colour } from './canvas.ts';
import type { Colour } from './canvas.ts';

export const inks = {
  ink: colour(palette.ink),
  paper: colour(palette.paper),
  ember: colour(palette.emberOnInk),
  emberOnPaper: colour(palette.ember),
} as const;

export const mixed = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A colour for each share of 0..1, interpolated between the given ones; from a lookup table, for speed. */
export function ramp(tones: readonly Colour[]): (share: number) => Colour {
  const table = Array.from({ length: 256 }, (_, k): Colour => {
    const place = (k / 255) * (tones.length - 1);
    const i = Math.min(tones.length - 2, Math.floor(place));
    return tones.length === 1 ? tones[0]! : mixed(tones[i]!, tones[i + 1]!, place - i);
  });
  return (share) => table[Math.round(clamp(share) * 255)]!;
}
