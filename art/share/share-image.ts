import sharp from 'sharp';
import { offices } from '../../src/content/company/office-details.ts';
import { siteConfig } from '../../src/content/site.ts';
import { palette } from '../../src/theme/tokens.ts';
import { loadLetters } from '../drawing/other-scripts.ts';
import { siteFace } from '../drawing/type.ts';
import type { Face } from '../drawing/type.ts';
import { markAt } from '../icons/icons.ts';

/** The size of a share image. */
export const SHARE = { width: 1200, height: 630 } as const;

/** The content of a share image. */
export interface ShareImage {
  /** The file below public, beginning with a slash. */
  file: string;
  /** The small line above the title. */
  eyebrow: string;
  title: string;
  /** In a box opposite the brand, such as that of a sample. */
  note?: string;
  /** A sentence below the title. */
  text?: string;
  /** At the bottom: a large figure and its label, or words only. */
  foot: { figure?: string; words: string };
  /** The sheet number. */
  sheet: string;
  /** The background picture; plain ink without one. */
  art: Buffer | undefined;
  /** `land` extends under the words and is dark there; `window` is beside them and may have any colours. */
  setting: 'land' | 'window';
  /** The offset of the land to the right, so that its subject is beside the words. */
  shift?: number;
}

const WEIGHT = { display: 620, text: 450 } as const;
const display = await siteFace('display', WEIGHT.display);
const sans = await siteFace('text', WEIGHT.text);
const mono = await siteFace('mono', WEIGHT.text);

/** The first office's. */
const COORDINATES = offices[0]!.gridReference.replaceAll(',', ' ');
const EDGE = 28;
const LEFT = 68;
const WINDOW = 742;
const TITLE_SIZES = [100, 92, 84, 76, 70, 64, 58, 52];
const TIGHT = -0.025;
const LEADING = 1.03;
const TEXT_SIZE = 27;
const TEXT_LEADING = 36;
/** The words are between these two heights. */
const HEAD = 146;
const FOOT = 490;

/** Between words, and between letters of scripts that write without spaces. */
const BREAKS =
  /(?<= )|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，！？])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

/** Breaks words into as few lines as possible, of similar length; null if a line can't fit. */
export function wrapped(
  face: Pick<Face, 'width'>,
  text: string,
  size: number,
  width: number,
  tracking = 0,
): string[] | null {
  const words = text.split(BREAKS);
  const fill = (room: number): string[] | null => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = (lines.at(-1) ?? '') + word;
      if (lines.length > 0 && face.width(longer.trimEnd(), size, tracking) <= room) {
        lines[lines.length - 1] = longer;
      } else if (face.width(word.trimEnd(), size, tracking) <= room) lines.push(word);
      else return null;
    }
    return lines.map((line) => line.trimEnd());
  };
  let best = fill(width);
  if (!best) return null;
  for (let room = width - 8; room > width * 0.4; room -= 8) {
    const narrower = fill(room);
    if (!narrower || narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

type TitledImage = Pick<ShareImage, 'title' | 'text' | 'setting'>;

interface Words {
  size: number;
  lines: string[];
  text: string[];
  height: number;
}

/** The largest title that fits between brand and bottom, with the sentence below it; undefined if none fits. */
function setWords({ title, text = '', setting }: TitledImage): Words | undefined {
  const width = setting === 'window' ? WINDOW - LEFT - 48 : 600;
  for (const size of TITLE_SIZES) {
    const lines = wrapped(display, title, size, width, TIGHT);
    const below = text === '' ? [] : (wrapped(sans, text, TEXT_SIZE, width) ?? []);
    if (!lines || lines.length > 4 || (size > 88 && lines.length > 2)) continue;
    const height =
      36 +
      lines.length * size * LEADING +
      (below.length > 0 ? 12 + below.length * TEXT_LEADING : 0);
    if (height <= FOOT - HEAD) return { size, lines, text: below, height };
  }
  return undefined;
}

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** The mark beside the name. */
function brand(x: number, y: number, name: string): string {
  return (
    markAt(x, y, 42) +
    shape(display.outline(name, { x: x + 54, y: y + 31, size: 33, tracking: -0.02 }), palette.paper)
  );
}

/** The frame with ticks, the coordinates and the sheet's number. */
function frame({ sheet, setting }: ShareImage): string {
  const [right, bottom] = [setting === 'window' ? WINDOW : SHARE.width - EDGE, SHARE.height - EDGE];
  let ticks = '';
  for (let x = EDGE + 104; x < right - 30; x += 104) {
    ticks += `M${x} ${EDGE}v8M${x} ${bottom}v-8`;
  }
  for (let y = EDGE + 104; y < bottom - 30; y += 104) ticks += `M${EDGE} ${y}h8M${right} ${y}h-8`;
  const label = (text: string, y: number): string => {
    const end = right - 40;
    const wide = mono.width(text, 13, 0.04) + 22;
    return (
      `<rect x="${end - wide + 11}" y="${y - 10}" width="${wide}" height="20" fill="${palette.ink}"/>` +
      shape(
        mono.outline(text, { x: end, y: y + 5, size: 13, anchor: 'end', tracking: 0.04 }),
        palette.inkMuted,
      )
    );
  };
  return (
    (setting === 'window'
      ? `<path d="M${right} ${EDGE}H${EDGE}V${bottom}H${right}" fill="none" stroke="${palette.inkMuted}" stroke-opacity=".55"/>`
      : `<rect x="${EDGE}" y="${EDGE}" width="${right - EDGE}" height="${bottom - EDGE}" fill="none" stroke="${palette.inkMuted}" stroke-opacity=".55"/>`) +
    `<path d="${ticks}" stroke="${palette.inkMuted}" stroke-opacity=".7"/>` +
    label(COORDINATES, EDGE) +
    label(`SHEET ${sheet}`, bottom)
  );
}

/** Everything over the picture, as SVG of the whole size. */
function lettering(image: ShareImage): string {
  const { size, lines, text, height } = setWords(image)!;
  let y = HEAD + (FOOT - HEAD - height) / 2 + 10;
  const parts = [
    `<path d="M${LEFT + 8} ${y - 12}l8.5 14.6h-17Z" fill="none" stroke="${palette.emberOnInk}" stroke-width="2" stroke-linejoin="round"/>`,
    shape(
      mono.outline(image.eyebrow, { x: LEFT + 30, y: y + 2, size: 19, tracking: 0.02 }),
      palette.emberOnInk,
    ),
  ];
  y += 28 + size * 0.78;
  for (const line of lines) {
    parts.push(
      shape(
        display.outline(line, { x: LEFT - size * 0.04, y, size, tracking: TIGHT }),
        palette.paper,
      ),
    );
    y += size * LEADING;
  }
  y += 48 - size * 0.72;
  for (const line of text) {
    parts.push(shape(sans.outline(line, { x: LEFT, y, size: TEXT_SIZE }), palette.inkMuted));
    y += TEXT_LEADING;
  }
  if (image.note) {
    const right = image.setting === 'window' ? WINDOW : SHARE.width - EDGE;
    parts.push(boxed(image.note, right - 40, 64));
  }
  const { figure, words } = image.foot;
  let x = LEFT;
  if (figure) {
    parts.push(
      shape(mono.outline(figure, { x, y: 566, size: 46, tracking: -0.04 }), palette.emberOnInk),
    );
    x += mono.width(figure, 46, -0.04) + 18;
  }
  parts.push(shape(mono.outline(words, { x, y: 564, size: 18, tracking: 0 }), palette.inkMuted));
  return parts.join('');
}

/** A short text in a box, its right edge at `end`. */
function boxed(text: string, end: number, y: number): string {
  const [size, inset, height] = [19, 16, 40];
  const wide = mono.width(text, size, 0.02) + 2 * inset;
  return (
    `<rect x="${end - wide}" y="${y}" width="${wide}" height="${height}" fill="${palette.ink}" stroke="${palette.emberOnInk}" stroke-width="2"/>` +
    shape(
      mono.outline(text, { x: end - wide + inset, y: y + 26, size, tracking: 0.02 }),
      palette.emberOnInk,
    )
  );
}

/** The background without the land, so that the words are always on ink. */
function ground(setting: ShareImage['setting']): string {
  const { width, height } = SHARE;
  if (setting === 'window') {
    return (
      `<rect width="${WINDOW}" height="${height}" fill="${palette.ink}"/>` +
      `<path d="M${WINDOW} 0V${height}" stroke="${palette.inkMuted}" stroke-opacity=".55"/>`
    );
  }
  const stops = [0, 0.3, 0.55, 0.8, 1].map((at) => {
    const opacity = Math.round((1 - at * at * (3 - 2 * at)) * 95) / 100;
    return `<stop offset="${at}" stop-color="${palette.ink}" stop-opacity="${opacity}"/>`;
  });
  return (
    `<defs><linearGradient id="g" x1=".16" x2=".72">${stops.join('')}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`
  );
}

/** A text, or nothing if no typeface has all of its letters. */
const drawable = async (face: Face, text: string, weight: number): Promise<string> =>
  (await loadLetters(face, text, weight)) ? text : '';

/**
 * Whether a title can be drawn: it fits, and the typefaces have its letters. Scripts whose letters change beside each
 * other, such as Arabic, can't be.
 */
export const isDrawable = async (image: TitledImage): Promise<boolean> =>
  (await loadLetters(display, image.title, WEIGHT.display)) && setWords(image) !== undefined;

/**
 * Draws a share image. A text with letters that the typefaces lack is left out, and a title that doesn't fit.
 *
 * @returns the bitmap, 1200 × 630
 */
export async function drawShareImage(given: ShareImage): Promise<Buffer> {
  const { width, height } = SHARE;
  const image: ShareImage = {
    ...given,
    title: (await isDrawable(given)) ? given.title : '',
    text: await drawable(sans, given.text ?? '', WEIGHT.text),
    note: await drawable(mono, given.note ?? '', WEIGHT.text),
    eyebrow: await drawable(mono, given.eyebrow, WEIGHT.text),
    foot: {
      figure: await drawable(mono, given.foot.figure ?? '', WEIGHT.text),
      words: await drawable(mono, given.foot.words, WEIGHT.text),
    },
  };
  const name = await drawable(display, siteConfig.name, WEIGHT.display);
  const left = image.setting === 'window' ? WINDOW : (image.shift ?? 0);
  const shown = image.art && (await cropped(image.art, image.setting, width - left));
  const over =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${ground(image.setting)}${brand(LEFT - 2, 62, name)}${frame(image)}${lettering(image)}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: palette.ink } })
    .composite([
      ...(shown ? [{ input: shown, left, top: 0 }] : []),
      { input: Buffer.from(over), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The part of a picture that is shown, `room` px wide from its left edge. */
async function cropped(art: Buffer, setting: ShareImage['setting'], room: number): Promise<Buffer> {
  const whole = await sharp(art, { unlimited: true })
    .resize({
      width: setting === 'window' ? room : SHARE.width,
      height: SHARE.height,
      fit: 'cover',
      position: sharp.strategy.attention,
      kernel: 'lanczos3',
    })
    .flatten({ background: palette.ink })
    .toBuffer();
  return sharp(whole).extract({ left: 0, top: 0, width: room, height: SHARE.height }).toBuffer();
}
