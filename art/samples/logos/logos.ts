import { clients } from '../../../src/content/company/clients.ts';
import { palette, recoloured } from '../../drawing/palette.ts';
import type { Face } from '../../drawing/type.ts';
import { pathData, staticFace, variableFace } from '../../drawing/type.ts';
import type { Work } from '../../works/work.ts';

const INK = recoloured(palette.ink);
const HEIGHT = 48;
const MIDDLE = 24;

/** A drawn wordmark. */
interface Wordmark {
  /** Separate outlines, which stay filled where they overlap. */
  paths: string[];
  width: number;
  /** The stroke in px that thickens a face whose hairlines would be lost at the size of the logo wall. */
  stroke?: number;
  /** Outlines within another outline of the same path are holes. */
  cut?: boolean;
}

/**
 * Sets a name so that its capitals (or, in lower case, its ascenders) have the given height and are
 * vertically centred, so that the letters of all faces look equally tall.
 */
function set(face: Face, text: string, height: number, tracking = 0, centre?: number): Wordmark {
  const sample = face.font.getPath(text.replace(/[gjpqy,Q]/g, ''), 0, 0, 100).getBoundingBox();
  const size = (height / -sample.y1) * 100;
  const baseline = centre ?? MIDDLE + height / 2;
  const path = face.font.getPath(text, 0, baseline, size, { letterSpacing: tracking });
  const box = path.getBoundingBox();
  const moved = face.font.getPath(text, -box.x1, baseline, size, { letterSpacing: tracking });
  return { paths: [pathData(moved)], width: box.x2 - box.x1 };
}

/**
 * Moves outlines to the right: the path data of opentype is absolute, so that only first coordinates change.
 */
const shifted = (d: string, by: number): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + by} ${y}`);

const ring = (cx: number, cy: number, r: number, inner: number): string =>
  [r, inner]
    .map((q, i) => `M${cx - q} ${cy}a${q} ${q} 0 1 ${i} ${2 * q} 0a${q} ${q} 0 1 ${i} ${-2 * q} 0Z`)
    .join('');
const dot = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** "piko": four letters from circles and bars. */
function geometricPiko(): Wordmark {
  const t = 5.5;
  const r = 10;
  const cy = 26;
  const parts = [
    box(0, cy - r, t, 2 * r + 7),
    ring(r, cy, r, r - t),
    box(26, cy - r, t, 2 * r),
    dot(28.75, 10.6, 3.4),
    box(38, cy - 18, t, 28),
    `M43.5 ${cy + 1.5}L51.5 ${cy - r}H58.6L50.2 ${cy - 0.6}L59 ${cy + r}H51.8L43.5 ${cy + 1.5}Z`,
    ring(70, cy, r, r - t),
  ];
  return { paths: parts, width: 80 };
}

/** "AXIOM" reduced to strokes without crossbars. */
function strokedAxiom(): Wordmark {
  const top = 12;
  const base = 36;
  const peak = (x: number, w: number): string =>
    `M${x} ${base}L${x + w / 2 - 2} ${top}h4L${x + w} ${base}h-4.2L${x + w / 2} ${top + 6.5}L${x + 4.2} ${base}Z`;
  const cross = (x: number): string =>
    `M${x} ${top}h4.8l6.2 8.6 6.2-8.6h4.8l-8.6 12 8.6 12h-4.8l-6.2-8.6-6.2 8.6h-4.8l8.6-12Z`;
  const m = (x: number): string =>
    `M${x} ${base}V${top}h3.4l9.6 14.4L${x + 22.6} ${top}h3.4v24h-4V${top + 8.2}L${x + 13} ${base - 4.6}L${x + 4} ${top + 8.2}V${base}Z`;
  const parts = [peak(0, 25), cross(33), box(63, top, 4.2, 24), ring(88, 24, 12, 8), m(108)];
  return { paths: parts, width: 134 };
}

async function drawAll(): Promise<Record<string, Wordmark>> {
  const bricolageHeavy = await variableFace('Bricolage Grotesque', 'standard', {
    wght: 800,
    wdth: 75,
    opsz: 96,
  });
  const instrumentItalic = await variableFace(
    'Instrument Sans',
    'standard',
    { wght: 600, wdth: 100 },
    'italic',
  );
  const instrumentWide = await variableFace('Instrument Sans', 'standard', { wght: 520, wdth: 75 });
  const geistMono = await variableFace('Geist Mono', 'wght', { wght: 500 });
  const [gloock, krona, righteous, italiana, slab, stencil, script, syncopate, bebas] =
    await Promise.all([
      staticFace('gloock'),
      staticFace('krona-one'),
      staticFace('righteous'),
      staticFace('italiana'),
      staticFace('alfa-slab-one'),
      staticFace('saira-stencil-one'),
      staticFace('yellowtail'),
      staticFace('syncopate', 700),
      staticFace('bebas-neue'),
    ]);
  /** A ruled plate around the letters, as on a railway wagon. */
  const plate = (mark: Wordmark): Wordmark => {
    const [pad, rule, height] = [13, 2.4, 31];
    const width = mark.width + 2 * pad;
    const outline = (inset: number): string => {
      const r = 7 - inset;
      const side = height - 14;
      return (
        `M${7} ${MIDDLE - height / 2 + inset}h${width - 14}a${r} ${r} 0 0 1 ${r} ${r}v${side}` +
        `a${r} ${r} 0 0 1 ${-r} ${r}h${14 - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}Z`
      );
    };
    const letters = mark.paths.map((d) => shifted(d, pad));
    return { paths: [outline(0) + outline(rule), ...letters], width, cut: true };
  };
  const between = (mark: Wordmark, rule: number): Wordmark => ({
    paths: [
      ...mark.paths,
      box(0, 7, mark.width, rule),
      box(0, HEIGHT - 7 - rule, mark.width, rule),
    ],
    width: mark.width,
  });
  const after = (mark: Wordmark, extra: (x: number) => string, width: number): Wordmark => ({
    paths: [...mark.paths, extra(mark.width)],
    width: mark.width + width,
  });
  return {
    'halden-and-roe': set(gloock, 'Halden & Roe', 23),
    'kopano-power': set(krona, 'KOPANO', 19, 0.02),
    umbala: set(bricolageHeavy, 'umbala', 27, -0.02),
    'tidemark-logistics': after(
      set(instrumentItalic, 'Tidemark', 24, -0.02),
      (x) => [0, 1, 2].map((i) => `M${x + 6 + i * 7} 36l6.4-24h3l-6.4 24Z`).join(''),
      30,
    ),
    velmora: { ...set(italiana, 'VELMORA', 23, 0.14), stroke: 0.7 },
    marula: set(righteous, 'marula', 25),
    blackwattle: set(slab, 'Blackwattle', 21, 0.015),
    'sisonke-foods': set(script, 'Sisonke', 29),
    'karoo-freight': set(stencil, 'KAROO', 22, 0.06),
    fynn: set(geistMono, '[fynn]', 26, -0.03),
    piko: geometricPiko(),
    'orbis-rail': plate(set(syncopate, 'ORBIS', 14, 0.08)),
    'stonegate-trust': between(set(bebas, 'STONEGATE', 20, 0.1), 1.6),
    axiom: strokedAxiom(),
    'lumen-clinics': after(
      set(instrumentWide, 'lumen', 25, 0.04),
      (x) => ring(x + 13, 24, 8, 5.2) + dot(x + 13, 24, 2.4),
      20,
    ),
    'amber-and-ash': set(
      await variableFace('Bricolage Grotesque', 'standard', { wght: 440, wdth: 100, opsz: 96 }),
      'Amber+Ash',
      23,
      -0.01,
    ),
  };
}

/** Path data with two decimals. */
const rounded = (d: string): string =>
  d.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

function svg({ paths, width, stroke, cut }: Wordmark): string {
  // Half of a stroke is outside the outline.
  const edge = (stroke ?? 0) / 2;
  const whole = Math.ceil(width + 2 * edge);
  const pen =
    `fill="${INK}"` +
    (cut ? ' fill-rule="evenodd"' : '') +
    (stroke ? ` stroke="${INK}" stroke-width="${stroke}" stroke-linejoin="round"` : '') +
    (edge ? ` transform="translate(${rounded(String(edge))} 0)"` : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${HEIGHT}" width="${whole}" height="${HEIGHT}">` +
    `<g ${pen}>${paths.map((d) => `<path d="${rounded(d)}"/>`).join('')}</g></svg>\n`
  );
}

/** The drawn wordmarks as SVG, by slug: of one height and one colour, as outlines. */
export async function drawLogos(): Promise<Record<string, string>> {
  const marks = await drawAll();
  return Object.fromEntries(Object.entries(marks).map(([slug, mark]) => [slug, svg(mark)]));
}

/** The works that draw the clients' wordmarks; a client without a drawing here has an owner's file. */
export async function logoWorks(): Promise<Work[]> {
  const logos = await drawLogos();
  return clients.flatMap(({ logoUrl }): Work[] => {
    const name = logoUrl.slice(1);
    const logo = logos[name.replace(/^.*\/|\.svg$/g, '')];
    return logo ? [{ name, from: ['palette'], draw: async () => ({ [name]: logo }) }] : [];
  });
}
