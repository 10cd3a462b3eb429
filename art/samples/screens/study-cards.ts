import sharp from 'sharp';
import { formats } from '../formats.ts';
import { pictures } from '../pictures/pictures.ts';
import { renderScreen } from './screen.ts';
import { screens } from './screens.ts';

/** A part of a screen, in the CSS px of its design. */
interface Part {
  /** The screen, as a path below the study's folder. */
  screen: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the first screen on each study's card. The edges run between words, at 44 % of the size too. */
const parts: Record<string, Part> = {
  'bryte-insurance': { screen: 'gallery-1', left: 0, top: 0, width: 462, height: 278 },
  coricraft: { screen: 'gallery-1', left: 0, top: 0, width: 960, height: 640 },
  investec: { screen: 'seating', left: 0, top: 0, width: 660, height: 450 },
  'jp-markets': { screen: 'gallery-1', left: 246, top: 0, width: 444, height: 307 },
  'kia-south-africa': { screen: 'gallery-1', left: 262, top: 0, width: 698, height: 355 },
  'motor-happy': { screen: 'gallery-1', left: 0, top: 56, width: 432, height: 474 },
  'next-calm': { screen: 'gallery-1', left: 150, top: 50, width: 810, height: 540 },
  'parrot-print': { screen: 'gallery-1', left: 40, top: 0, width: 920, height: 528 },
  'pepkor-more': { screen: 'gallery-3', left: 0, top: 0, width: 390, height: 429 },
  'swaziland-building-society': { screen: 'capture', left: 193, top: 55, width: 492, height: 365 },
};

/** The names of all cards, as paths below public/art. */
export const studyCards: ReadonlySet<string> = new Set(
  Object.keys(parts).map((slug) => `case-studies/${slug}/card`),
);

/** The largest size of a part on a card, in px: the map shows on its left and above it. */
const LARGEST = { width: 1060, height: 704 } as const;

/** The distance of a phone from the right edge, in px. */
const BESIDE_PHONE = 150;

/**
 * Draws a study's card: its map, with a part of a screen that extends to the lower right corner, or a phone
 * that extends to the lower edge.
 *
 * @param name one of `studyCards`
 */
export async function drawStudyCard(name: string): Promise<Buffer> {
  const slug = name.split('/')[1]!;
  const { screen, left, top, width, height } = parts[slug]!;
  const [cardWidth, cardHeight] = formats.card;
  const { size: device, ...look } = screens[`case-studies/${slug}/${screen}`]!;
  const isPhone = device === 'phone';
  const ratio = isPhone ? 3 : 2;
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const rendered = await renderScreen({ size: device, ...look });
  const part = await sharp(rendered)
    .extract({ left: left * ratio, top: top * ratio, width: width * ratio, height: height * ratio })
    .resize({ ...size, kernel: 'lanczos3' })
    .composite([
      {
        input: svg(
          size,
          isPhone,
          'fill="none" stroke="#0f1412" stroke-opacity=".16" stroke-width="4"',
        ),
      },
      { input: svg(size, isPhone, ''), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  const right = isPhone ? BESIDE_PHONE : 0;
  return sharp(Buffer.from(await pictures[name]!()))
    .resize(cardWidth, cardHeight)
    .composite([
      { input: part, left: cardWidth - size.width - right, top: cardHeight - size.height },
    ])
    .png()
    .toBuffer();
}

/** A box with one rounded corner, or a phone's two, on the map: the mask of a part, or its outline. */
const svg = (
  { width, height }: { width: number; height: number },
  isPhone: boolean,
  look: string,
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width + (isPhone ? 0 : 20)}" height="${height + 80}" rx="${isPhone ? 56 : 14}" ${look}/></svg>`,
  );
