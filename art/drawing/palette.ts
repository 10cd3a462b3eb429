import { palette as tokens } from '../../src/theme/tokens.ts';

/**
 * The colours that drawings are mixed from. Hundreds of shades between them were chosen by eye; `recoloured`
 * adapts them to the site's tokens.
 */
export const palette = {
  ink: '#0f1412',
  inkLine: '#333d38',
  inkMuted: '#b4bdb7',
  paper: '#fbfaf6',
  sand: '#f0ebe1',
  line: '#d8d1c2',
  muted: '#57605a',
  mutedOnSand: '#464f49',
  ember: '#b5400f',
  emberDeep: '#8f320b',
  emberOnInk: '#ff8a4c',
  mineral: '#1f6f63',
  mineralOnInk: '#8fcabb',
  mineralPale: '#d3e6de',
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

type ColourName = keyof typeof palette;
type Triple = readonly [number, number, number];

const names = Object.keys(palette) as ColourName[];

/** The site's colours that drawings use. */
const siteColours = Object.fromEntries(names.map((name) => [name, tokens[name]]));

const channels = (hex: string): Triple => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** sRGB to Oklab (Björn Ottosson, 2020), in which equal distances look equal. */
function toLab(hex: string): Triple {
  const [r, g, b] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((value) => {
      const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
      const byte = Math.round(Math.min(1, Math.max(0, share)) * 255);
      return byte.toString(16).padStart(2, '0');
    })
    .join('')}`;
}

/**
 * Adapts a colour of a drawing to the site's tokens: a colour of the palette becomes its token, a shade in
 * between moves with the nearest ones. If the tokens equal the palette, nothing changes.
 */
export function recoloured(
  hex: string,
  to: Readonly<Record<string, string>> = siteColours,
): string {
  const moved = names.filter((name) => to[name] !== palette[name]);
  if (moved.length === 0) return hex;
  const exact = names.find((name) => palette[name] === hex);
  if (exact) return to[exact] ?? hex;
  const from = toLab(hex);
  let weights = 0;
  const shift: [number, number, number] = [0, 0, 0];
  for (const name of names) {
    const old = toLab(palette[name]);
    const target = toLab(to[name] ?? palette[name]);
    const distance = Math.hypot(from[0] - old[0], from[1] - old[1], from[2] - old[2]);
    // The fourth power, so that a shade follows mostly its nearest colours.
    const weight = 1 / Math.max(distance, 1e-4) ** 4;
    weights += weight;
    for (const i of [0, 1, 2] as const) shift[i] += weight * (target[i] - old[i]);
  }
  return toHex([
    from[0] + shift[0] / weights,
    from[1] + shift[1] / weights,
    from[2] + shift[2] / weights,
  ]);
}

/** Adapts every colour of an SVG to the site's tokens. */
export const recolouredSvg = (svg: string): string =>
  svg.replace(/#[0-9a-f]{6}\b/g, (hex) => recoloured(hex));
