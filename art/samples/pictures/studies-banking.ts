import { contours } from '../../terrain/contours.ts';
import { Field } from '../../terrain/field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { graticule } from '../../terrain/graticule.ts';
import { target } from '../terrain/furniture.ts';
import { massif, ranges } from '../terrain/lands.ts';
import { clamp, noise, random, smooth } from '../../terrain/noise.ts';
import { hash } from '../terrain/values.ts';
import { area, bentPath, inset, subdivide } from '../terrain/plans.ts';
import type { Corner } from '../terrain/plans.ts';
import { section } from '../terrain/profiles.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { deep, paper, pale, sand } from '../themes.ts';
import { night } from '../../drawing/themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { triangleChain } from '../views/chain.ts';
import { fieldOf, tintView, waterView } from '../views/plan-views.ts';
import { horizonView } from '../views/solid-views.ts';

/** Swaziland Building Society: plots and streets on a hill. */
const hillside = massif(91, [1.3, 0.1], 1.1, 3);

function cadastre(
  drawing: SvgDrawing,
  theme: Theme,
  seed: string,
  o: { most: number; turn: number; sold: number; street?: number },
): void {
  const field = new Field(drawing.w, drawing.h, 6, (x, y) =>
    hillside(x / drawing.h, y / drawing.h),
  );
  contours(drawing, field, { levels: 24, colours: theme.lines, width: 1.2, every: 99 });
  const chance = random(hash(seed));
  const wave = noise(hash(seed) % 1000);
  const angle = (o.turn * Math.PI) / 180;
  const bend = (x: number, y: number): Corner => {
    const u = x + 60 * drawing.s * wave.at(x / drawing.h / 0.9, y / drawing.h / 0.9);
    const v = y + 70 * drawing.s * wave.at(x / drawing.h / 0.9 + 20, y / drawing.h / 0.9);
    const [cx, cy] = [drawing.w / 2, drawing.h / 2];
    return [
      cx + (u - cx) * Math.cos(angle) - (v - cy) * Math.sin(angle),
      cy + (u - cx) * Math.sin(angle) + (v - cy) * Math.cos(angle),
    ];
  };
  const m = drawing.w * 0.3;
  const whole: Corner[] = [
    [-m, -m],
    [drawing.w + m, -m],
    [drawing.w + m, drawing.h + m],
    [-m, drawing.h + m],
  ];
  const blocks = subdivide(whole, () => o.most * 9 * drawing.s ** 2, chance);
  const houses: string[] = [];
  let first = true;
  for (const block of blocks) {
    const inner = inset(block, (o.street ?? 13) * drawing.s);
    for (const stand of subdivide(inner, () => o.most * drawing.s ** 2, chance)) {
      const [x, y] = bend(stand[0]![0], stand[0]![1]);
      const share = (field.at(x, y) - field.low) / (field.high - field.low);
      // The steep top of the hill stays free.
      if (share > 0.62 || area(stand) < 300) continue;
      const d = bentPath(inset(stand, 1.5 * drawing.s), bend);
      const middle =
        x > drawing.w * 0.3 && x < drawing.w * 0.5 && y > drawing.h * 0.4 && y < drawing.h * 0.7;
      const own = first && middle && area(stand) > o.most * 0.45 * drawing.s ** 2;
      if (own) first = false;
      const sold = chance() < o.sold;
      drawing.path(d, {
        fill: own
          ? theme.accent
          : sold
            ? mix(theme.bg, theme.second, 0.28)
            : mix(theme.bg, theme.tints[1]!, 0.8),
        stroke: own ? theme.accent : theme.index[0]!,
        width: 1.3,
      });
      if (chance() < 0.75) {
        const house = inset(stand, Math.sqrt(area(stand)) * (0.25 + chance() * 0.08));
        houses.push(bentPath(house, bend));
      }
    }
  }
  drawing.path(houses.join(''), { stroke: theme.index[1]!, width: 1.2 });
}

/** Investec: the skyline of a mountain range at night. */
const skyline = (u: number, t: number): number => ranges(101, 1.25, 4)(u + t * 0.8, t * 2.3) * 1.2;

/** JP Markets: a season's price as the ground's surface, with a borehole for each day. */
function price(t: number, seed: number): number {
  const n = noise(seed);
  return clamp(
    0.3 +
      0.3 * n.fbm(t * 2.2, 0.5, 2) +
      0.16 * n.fbm(t * 9, 3, 3) +
      0.48 * smooth(0.3, 0.82, t) -
      0.2 * smooth(0.84, 1, t),
    0.06,
    0.97,
  );
}

function boreholes(
  drawing: SvgDrawing,
  theme: Theme,
  o: { seed: number; days: number; x: number; w: number; y: number; h: number },
): void {
  const chance = random(o.seed);
  for (let k = 0; k < 7; k++)
    drawing.line(0, drawing.h * (0.12 + k * 0.125), drawing.w, drawing.h * (0.12 + k * 0.125), {
      stroke: theme.faint,
      width: 1,
    });
  const at = (t: number): number => drawing.h * (o.y + o.h * (1 - price(t, o.seed)));
  section(
    drawing,
    { x: drawing.w * o.x, y: drawing.h * o.y, w: drawing.w * o.w, h: drawing.h * o.h },
    (t) => price(t, o.seed),
    {
      line: mix(theme.bg, theme.text, 0.45),
      width: 1.8,
      fill: mix(theme.bg, theme.lines[0]!, 0.5),
      hatch: theme.lines[0]!,
      gap: 13,
      slant: 0.5,
    },
  );
  for (let k = 1; k < o.days; k++) {
    const [a, b] = [(k - 0.4) / o.days, (k + 0.4) / o.days];
    const x = drawing.w * (o.x + (o.w * k) / o.days);
    const [open, close] = [at(a), at(b)];
    const up = close < open;
    const reach = drawing.h * 0.018 * (0.6 + chance() * 1.6);
    const colour = up ? theme.accent : theme.second;
    drawing.line(x, Math.min(open, close) - reach, x, Math.max(open, close) + reach, {
      stroke: colour,
      width: 2,
    });
    const half = ((drawing.w * o.w) / o.days) * 0.27;
    drawing.rect(
      x - half,
      Math.min(open, close),
      half * 2,
      Math.max(Math.abs(open - close), 4 * drawing.s),
      { fill: up ? colour : drawing.bg, stroke: colour, width: 2.2 },
    );
  }
}

export const banking: Record<string, Draw> = {
  'case-studies/swaziland-building-society/stands': () =>
    drawn('hero', paper, (s) =>
      cadastre(s, paper, 'mbabane', { most: 5200, turn: -14, sold: 0.22 }),
    ),
  'case-studies/swaziland-building-society/card': () =>
    drawn('card', sand, (s) =>
      cadastre(s, sand, 'manzini', { most: 9000, turn: 18, sold: 0.3, street: 16 }),
    ),
  'case-studies/swaziland-building-society/triangles': () =>
    drawn('section', sand, (s) => triangleChain(s, fieldOf(s, hillside, { zoom: 1 }), sand)),

  'case-studies/investec/skyline': () =>
    drawn('hero', night, (s) =>
      horizonView(s, skyline, night, { rows: 34, tall: 215, accent: 13, top: 0.36 }),
    ),
  'case-studies/investec/card': () =>
    drawn('card', night, (s) => {
      const field = fieldOf(s, ranges(105, 1.1, 4), {});
      contours(s, field, {
        levels: 18,
        colours: night.lines,
        indexColours: night.index,
        width: 1.5,
        indexWidth: 2.4,
      });
      s.circle(s.w * 0.68, s.h * 0.42, 190, { fill: night.bg });
      s.group(
        () =>
          contours(s, field, { levels: 18, colours: [night.accent], width: 2, indexWidth: 3.4 }),
        { clip: circlePath(s.w * 0.68, s.h * 0.42, 190 * s.s) },
      );
      s.circle(s.w * 0.68, s.h * 0.42, 190, { stroke: night.accent, width: 2.6 });
      target(s, s.w * 0.68, s.h * 0.42, night.accent, 16);
    }),
  'case-studies/investec/streams': () =>
    drawn('section', deep, (s) =>
      waterView(s, fieldOf(s, ranges(113, 1.2, 3), { step: 7 }), deep, {
        least: 60,
        accent: 3,
        levels: 10,
      }),
    ),

  'case-studies/jp-markets/hero': () =>
    drawn('hero', night, (s) =>
      boreholes(s, night, { seed: 131, days: 58, x: 0, w: 1, y: 0.1, h: 0.82 }),
    ),
  'case-studies/jp-markets/card': () =>
    drawn('card', paper, (s) =>
      boreholes(s, paper, { seed: 135, days: 27, x: 0, w: 1, y: 0.12, h: 0.8 }),
    ),
  'case-studies/jp-markets/gallery-4': () =>
    drawn('section', pale, (s) => {
      tintView(s, fieldOf(s, ranges(155, 0.9, 3), {}), pale, { levels: 8, accent: 5, width: 4 });
      graticule(s, { step: 150, colour: '#5f9f8e' });
    }),
};

function circlePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
