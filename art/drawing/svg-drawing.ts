import { palette, recolouredSvg } from './palette.ts';
import { siteFace } from './type.ts';

const mono = await siteFace('mono', 450);

interface Pen {
  stroke?: string;
  width?: number;
  fill?: string;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
  rule?: 'evenodd';
}

const n = (v: number): string => String(Math.round(v * 100) / 100);

/** A drawing: methods add marks, `svg()` returns the picture. */
export class SvgDrawing {
  readonly w: number;
  readonly h: number;
  /** The scale of line weights and letters, which are given for a drawing 900 px high. */
  readonly s: number;
  readonly bg: string;
  private parts: string[] = [];
  private defs: string[] = [];

  constructor(w: number, h: number, bg: string) {
    this.w = w;
    this.h = h;
    this.s = h / 900;
    this.bg = bg;
  }

  path(d: string, pen: Pen): void {
    if (d === '') return;
    const { stroke, width = 1, fill = 'none', opacity, dash, cap = 'round', rule } = pen;
    this.parts.push(
      `<path d="${d}" fill="${fill}"` +
        (rule ? ` fill-rule="${rule}"` : '') +
        (stroke
          ? ` stroke="${stroke}" stroke-width="${n(width * this.s)}" stroke-linecap="${cap}" stroke-linejoin="round"`
          : '') +
        (dash ? ` stroke-dasharray="${dash}"` : '') +
        (opacity === undefined ? '' : ` opacity="${n(opacity)}"`) +
        '/>',
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, pen: Pen): void {
    this.path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, pen);
  }

  circle(x: number, y: number, radius: number, pen: Pen): void {
    const q = radius * this.s;
    this.path(
      `M${n(x - q)} ${n(y)}a${n(q)} ${n(q)} 0 1 0 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 0 ${n(-2 * q)} 0Z`,
      pen,
    );
  }

  rect(x: number, y: number, w: number, h: number, pen: Pen): void {
    this.path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, pen);
  }

  /** Monospaced letters as outlines; `halo` is the colour of their background. */
  label(
    text: string,
    x: number,
    y: number,
    {
      size = 15,
      fill = palette.muted,
      anchor = 'start',
      halo,
      turn = 0,
      opacity,
    }: LabelOptions = {},
  ): void {
    const px = size * this.s;
    const d = mono.outline(text, { x: 0, y: px * 0.35, size: px, anchor, tracking: 0.02 });
    const shape =
      (halo
        ? `<path d="${d}" stroke="${halo}" stroke-width="${n(px * 0.55)}" stroke-linejoin="round" fill="${halo}"/>`
        : '') +
      `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
    this.parts.push(`<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${shape}</g>`);
  }

  /** A grid tick: a small plus. */
  cross(x: number, y: number, reach: number, pen: Pen): void {
    const q = reach * this.s;
    this.path(`M${n(x - q)} ${n(y)}h${n(2 * q)}M${n(x)} ${n(y - q)}v${n(2 * q)}`, pen);
  }

  /** A triangulation mark: a triangle with a point. */
  triangle(x: number, y: number, reach: number, colour: string, ground = this.bg): void {
    const q = reach * this.s;
    this.path(`M${n(x)} ${n(y - q)}L${n(x + q * 0.87)} ${n(y + q * 0.5)}H${n(x - q * 0.87)}Z`, {
      stroke: colour,
      width: 2,
      fill: ground,
    });
    this.circle(x, y, reach * 0.16, { fill: colour });
  }

  /** Groups what `draw` adds, clipped to a shape or moved. */
  group(
    draw: () => void,
    attributes: { clip?: string; transform?: string; opacity?: number },
  ): void {
    const outer = this.parts;
    this.parts = [];
    draw();
    const inner = this.parts.join('');
    this.parts = outer;
    let open = '<g';
    if (attributes.clip) {
      const id = `c${this.defs.length}`;
      this.defs.push(`<clipPath id="${id}"><path d="${attributes.clip}"/></clipPath>`);
      open += ` clip-path="url(#${id})"`;
    }
    if (attributes.transform) open += ` transform="${attributes.transform}"`;
    if (attributes.opacity !== undefined) open += ` opacity="${attributes.opacity}"`;
    this.parts.push(`${open}>${inner}</g>`);
  }

  /** Fades what was drawn into the background: opaque at `from`, clear at `to` (shares of the width). */
  fade(from: number, to: number): void {
    const id = `f${this.defs.length}`;
    const ends = `x1="${n(this.w * from)}" x2="${n(this.w * to)}" y1="0" y2="0"`;
    const stops = [0, 0.25, 0.5, 0.75, 1]
      .map(
        (t) =>
          `<stop offset="${t}" stop-color="${this.bg}" stop-opacity="${n(1 - t * t * (3 - 2 * t))}"/>`,
      )
      .join('');
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops}</linearGradient>`,
    );
    this.parts.push(`<rect width="${this.w}" height="${this.h}" fill="url(#${id})"/>`);
  }

  /** The picture, in the colours of the site's tokens. */
  svg(): string {
    return recolouredSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}">` +
        `<defs>${this.defs.join('')}</defs>` +
        `<rect width="${this.w}" height="${this.h}" fill="${this.bg}"/>${this.parts.join('')}</svg>`,
    );
  }
}

interface LabelOptions {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  halo?: string;
  turn?: number;
  opacity?: number;
}

/** Mixes two hex colours; `t` from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** A colour on a ramp of several, `t` from 0 to 1. */
export function ramp(colours: string[], t: number): string {
  if (colours.length === 1) return colours[0]!;
  const at = Math.min(Math.max(t, 0), 1) * (colours.length - 1);
  const i = Math.min(Math.floor(at), colours.length - 2);
  return mix(colours[i]!, colours[i + 1]!, at - i);
}
