import { levelsOf } from '../../terrain/contours.ts';
import { closedPath, Field } from '../../terrain/field.ts';
import type { Height } from '../../terrain/field.ts';
import { drawn } from '../../drawing/formats.ts';
import type { Draw } from '../../drawing/formats.ts';
import { palette } from '../../drawing/palette.ts';
import { hash, noise } from '../../terrain/noise.ts';
import { mix, ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { pale, sand } from '../../drawing/themes.ts';
import type { Theme } from '../../drawing/themes.ts';

type Hair = 'none' | 'cropped' | 'full' | 'long' | 'tied';

/** The differences between the reliefs of people. Lengths are shares of the picture's side. */
interface Relief {
  theme: Theme;
  /** Tints from low to high. */
  skin: string[];
  cloth: string[];
  hairColours: string[];
  hair: Hair;
  /** Half the width and half the height of the face. */
  face: [number, number];
  beard: boolean;
}

/** The scale of a person beyond the numbers below, because the picture is shown 64 px wide. */
const CLOSENESS = 1.18;

/** The height of half an ellipsoid over a point, 0 outside. */
const dome = (x: number, y: number, cx: number, cy: number, rx: number, ry: number, rz: number) => {
  const d = 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2;
  return d <= 0 ? 0 : rz * Math.sqrt(d);
};
/** A soft bump, highest in its middle. */
const bump = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

/** The relief of forehead, brows, eyes, nose, mouth and chin over a face's dome. */
function features(x: number, y: number, [rx, ry]: [number, number]): number {
  const u = Math.abs(x - 0.5) / rx;
  const v = (y - 0.42) / ry;
  const eyes = bump(u, v, 0.4, -0.06, 0.2, 0.11);
  const brows = bump(u, v, 0.4, -0.24, 0.26, 0.07);
  const bridge = bump(u, v, 0, 0.04, 0.1, 0.24);
  const tip = bump(u, v, 0, 0.26, 0.15, 0.1);
  const wings = bump(u, v, 0.16, 0.31, 0.09, 0.06);
  const lips = bump(u, v, 0, 0.53, 0.26, 0.035) + bump(u, v, 0, 0.63, 0.2, 0.035);
  const mouth = bump(u, v, 0, 0.58, 0.3, 0.018);
  const chin = bump(u, v, 0, 0.86, 0.24, 0.12);
  const cheeks = bump(u, v, 0.55, 0.24, 0.22, 0.2);
  return (
    -0.05 * eyes +
    0.022 * brows +
    0.045 * bridge +
    0.06 * tip +
    0.02 * wings +
    0.02 * lips -
    0.02 * mouth +
    0.03 * chin +
    0.02 * cheeks
  );
}

/** The hair's relief, behind the face and over the brow. */
function hairOver(hair: Hair, [rx, ry]: [number, number], wave: Height): Height {
  const cap =
    (wide: number, high: number): Height =>
    (x, y) =>
      dome(x, y, 0.5, 0.4, rx * wide, ry * high, 0.2);
  switch (hair) {
    case 'none':
      return () => 0;
    case 'cropped':
      return cap(1.05, 1.08);
    case 'full':
      return (x, y) => {
        const d = dome(x, y, 0.5, 0.34, rx * 1.5, ry * 1.06, 0.24);
        return d && d + 0.02 * wave(x, y);
      };
    case 'long':
      return (x, y) =>
        Math.max(
          cap(1.2, 1.14)(x, y),
          y > 0.4 && y < 0.8 ? dome(x, y, 0.5, 0.4, rx * 1.22, 0.42, 0.2) : 0,
        );
    case 'tied':
      return (x, y) =>
        Math.max(cap(1.08, 1.12)(x, y), dome(x, y, 0.5, 0.115, rx * 0.5, ry * 0.27, 0.16));
  }
}

function relief(
  drawing: SvgDrawing,
  name: string,
  { theme, skin, cloth, hairColours, hair, face, beard }: Relief,
): void {
  const side = drawing.w;
  const wind = noise(hash(name));
  const near = (share: number, centre: number): number => (share - centre) / CLOSENESS + centre;
  const field = (at: Height) =>
    new Field(side, side, 2, (x, y) => at(near(x / side, 0.5), near(y / side, 0.34)));
  const [rx, ry] = face;

  const ground = field((x, y) => wind.fbm(x * 1.3, y * 1.3, 2));
  for (const level of levelsOf(ground, 12)) {
    drawing.path(lines(ground, level), { stroke: theme.lines[0]!, width: 3.4 });
  }

  const over = hairOver(hair, face, (x, y) => wind.fbm(x * 12, y * 12, 2));
  const faceHeight: Height = (x, y) => {
    const base = dome(x, y, 0.5, 0.42, rx, ry, 0.26);
    return base && base + features(x, y, face);
  };
  if (hair !== 'none') layer(drawing, field(over), hairColours, 6);
  const neck: Height = (x, y) => (y > 0.5 && y < 0.92 ? dome(x, 0, 0.5, 0, rx * 0.62, 1, 0.12) : 0);
  layer(drawing, field(neck), skin.slice(0, 2), 5);
  const shoulders = field((x, y) => {
    const neckline = dome(x, y, 0.5, 0.73, rx * 0.85, 0.075, 1) > 0;
    return neckline ? 0 : dome(x, y, 0.5, 1.13, 0.45, 0.37, 0.2);
  });
  layer(drawing, shoulders, cloth, 8);
  layer(drawing, field(faceHeight), skin, 15);
  if (hair !== 'none') {
    const brow = field((x, y) => {
      const u = (x - 0.5) / rx;
      const v = (y - 0.42) / ry;
      return v > -0.72 + 0.32 * u * u + (hair === 'long' ? 0.2 * u : 0) ? 0 : over(x, y);
    });
    layer(drawing, brow, hairColours, 6);
  }
  if (beard) {
    const jaw = field((x, y) => {
      const u = Math.abs(x - 0.5) / rx;
      const v = (y - 0.42) / ry;
      const bare = v < 0.48 - 0.4 * u ** 4 || bump(u, v, 0, 0.59, 0.34, 0.12) > 0.5;
      return bare ? 0 : dome(x, y, 0.5, 0.42, rx * 1.03, ry * 1.06, 0.2);
    });
    layer(drawing, jaw, hairColours, 6);
  }
}

const lines = (field: Field, level: number): string =>
  field
    .trace(level)
    .filter((line) => line.length >= 16)
    .map(closedPath)
    .join('');

/** Flat tints from bottom to top of a relief, each with a line. */
function layer(drawing: SvgDrawing, field: Field, colours: string[], levels: number): void {
  for (let k = 0; k < levels; k++) {
    const fill = ramp(colours, k / (levels - 1));
    drawing.path(lines(field, 0.002 + (field.high * 0.97 * k) / levels), {
      fill,
      rule: 'evenodd',
      stroke: mix(fill, palette.ink, 0.3),
      width: 2.2,
    });
  }
}

const skins = {
  umber: ['#6b4a33', '#7d5940', '#93704f'],
  clay: ['#96694a', '#ab7d5b', '#c29772'],
  loam: ['#b58d68', '#c7a27d', '#d8b994'],
  sandstone: ['#cda683', '#dcba99', '#ebd0b3'],
};
const hairs = {
  black: [palette.ink, '#3a423d'],
  brown: ['#3b281d', '#66483a'],
  fair: ['#7a5f3d', '#a98a5c'],
  grey: ['#6e736f', '#a3a9a4'],
};
const cloths = {
  ember: [palette.emberDeep, palette.ember],
  pine: ['#0f332d', palette.mineral],
  ink: [palette.ink, palette.inkLine],
  linen: ['#c3b08a', '#e5dbc6'],
};

const { umber, clay, loam, sandstone } = skins;
const { black, brown, fair, grey } = hairs;
const { ember, pine, ink, linen } = cloths;

/** Theme, skin, cloth, colour and cut of the hair, half the width and half the height of the face. */
const people: Record<string, Relief> = {
  'thandeka-mokoena': person(sand, umber, ember, black, 'full', [0.185, 0.245]),
  'callum-hartzenberg': person(pale, sandstone, ink, grey, 'cropped', [0.19, 0.255], 'beard'),
  'lerato-sekgobela': person(pale, clay, ember, black, 'tied', [0.18, 0.25]),
  'tiago-meireles': person(sand, loam, pine, brown, 'cropped', [0.185, 0.25]),
  'riaan-esterhuizen': person(sand, sandstone, pine, fair, 'cropped', [0.195, 0.25]),
  'joana-tavares': person(pale, sandstone, linen, brown, 'long', [0.178, 0.248]),
  'brian-wekesa': person(sand, umber, ink, black, 'none', [0.185, 0.255], 'beard'),
  'keshni-govindsamy': person(sand, clay, pine, black, 'long', [0.176, 0.245]),
  'wanjiru-kamau': person(pale, umber, linen, black, 'cropped', [0.178, 0.245]),
  'ayesha-davids': person(sand, loam, ember, brown, 'tied', [0.178, 0.245]),
  'sipho-ndlangamandla': person(pale, umber, pine, black, 'cropped', [0.19, 0.255]),
  'luan-oosthuizen': person(sand, sandstone, ember, fair, 'cropped', [0.183, 0.26]),
  'farhaan-essop': person(pale, loam, ink, black, 'cropped', [0.18, 0.255], 'beard'),
  'nomvula-khuzwayo': person(sand, umber, pine, black, 'tied', [0.182, 0.245]),
};

function person(
  theme: Theme,
  skin: string[],
  cloth: string[],
  hairColours: string[],
  hair: Hair,
  face: [number, number],
  beard?: 'beard',
): Relief {
  return { theme, skin, cloth, hairColours, hair, face, beard: beard !== undefined };
}

/** Invented people as reliefs in the style of the maps; no real person is depicted. */
export const portraits: Record<string, Draw> = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [
    `people/${name}`,
    () => drawn('portrait', person.theme, (drawing) => relief(drawing, name, person)),
  ]),
);
