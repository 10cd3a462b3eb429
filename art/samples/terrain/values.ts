/** A hash of a text (FNV-1a), to seed from a picture's name. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ char.codePointAt(0)!, 16777619);
  return h >>> 0;
}

/** A value between two, at a share from 0 to 1. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
