import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Article } from '../../src/content/article-schema.ts';
import type { CaseStudy } from '../../src/content/case-study-schema.ts';
import { compileContent } from '../../src/content/compile-content.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import type { ImageAsset } from '../../src/content/types.ts';
import { paths } from '../../src/paths.ts';
import { drawShare, SHARE } from './share-plate.ts';
import type { SharePlate } from './share-plate.ts';

const root = join(import.meta.dirname, '../..');

/** What a chat or a social network still loads without thinking twice. */
export const SHARE_BUDGET = 120_000;

/** A share image to be drawn: all but its picture, and where that picture stands below public. */
export type SharePlan = Omit<SharePlate, 'art' | 'sheet'> & { picture: string };

interface SeedRecord {
  path: string;
  title: string;
  image: string;
}

/** Path, title and image of every record in supabase/seed.sql. */
export function seedRecords(sql: string): SeedRecord[] {
  const text = `'((?:[^']|'')*)'`;
  const record = new RegExp(
    String.raw`\(\s*${text},\s*${text},\s*${text},\s*${text}, ${text}, ${text}\s*\)`,
    'g',
  );
  const plain = (quoted = ''): string => quoted.replaceAll("''", "'");
  return [...sql.matchAll(record)].map(([, path, title, , , image]) => ({
    path: plain(path),
    title: plain(title),
    image: plain(image),
  }));
}

/** The title without the brand, which stands above it anyway. */
const withoutBrand = (title: string): string =>
  title
    .split(site.titleSeparator)
    .filter((part) => part !== site.name)
    .join(site.titleSeparator);

function pageOf({ path, title, image }: SeedRecord): SharePlan {
  const service = services.find((each) => each.path === path);
  const name = image.replace(/^.*\/|\.\w+$/g, '');
  return {
    file: image,
    eyebrow: service ? `Our expertise / ${service.name}` : site.tagline,
    title: withoutBrand(title),
    foot: { words: site.claim },
    picture: `/art/heroes/${name}`,
    setting: 'land',
    // The map of the offices needs its right edge: a city's name stands there.
    shift: path === paths.contact ? 70 : 130,
  };
}

function studyOf(study: CaseStudy & { shareImage: string }): SharePlan {
  const [result] = study.results;
  return {
    file: study.shareImage,
    eyebrow: `Case study / ${study.industry}`,
    title: study.title,
    text: study.subtitle,
    foot: result ? { figure: result.value, words: result.label } : { words: study.timeline },
    picture: pictureOf(study.heroImage),
    setting: 'window',
  };
}

function articleOf(article: Article & { shareImage: string }): SharePlan {
  return {
    file: article.shareImage,
    eyebrow: `Insights / ${article.category}`,
    title: article.title,
    foot: { words: `${article.author} · ${article.readTime}` },
    picture: pictureOf(article.imageUrl),
    setting: 'window',
  };
}

const pictureOf = ({ src }: ImageAsset): string => src;
const isOurs = <T extends { shareImage?: string | undefined }>(
  record: T,
): record is T & { shareImage: string } => record.shareImage?.startsWith('/art/share/') ?? false;

/** Every share image of the site: one for each seeded page, case study and article that names one. */
export function sharePlans(): SharePlan[] {
  const seed = seedRecords(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));
  const { caseStudies, articles } = compileContent(join(root, 'src/content'));
  return [
    ...seed.map(pageOf),
    ...caseStudies.filter(isOurs).map(studyOf),
    ...articles.filter(isOurs).map(articleOf),
  ];
}

/** The generator's drawing of a picture, or else the file that the owner has put in its place. */
async function artOf(picture: string, publicDir: string): Promise<string | Buffer> {
  const { pictures } = await import('./pictures.ts');
  const { shareSheets } = await import('./pictures/share-sheets.ts');
  const name = picture.replace(/^\/art\//, '');
  const draw = shareSheets[name] ?? pictures[name];
  return draw ? await draw() : await readFile(join(publicDir, `${picture}-1200.jpg`));
}

/** PNG with as many colours as the budget allows: drawn lines and letters stay crisp in it. */
async function encoded(raw: Buffer, name: string): Promise<Buffer> {
  const image = sharp(raw, { raw: { width: SHARE.width, height: SHARE.height, channels: 3 } });
  for (const colours of [256, 160, 96, 64, 44, 32, 24, 16]) {
    const data = await image
      .clone()
      .png({ palette: true, colours, dither: 0, effort: 9, compressionLevel: 9 })
      .toBuffer();
    if (data.length <= SHARE_BUDGET) return data;
  }
  throw new Error(`${name} doesn't fit into ${SHARE_BUDGET} bytes: draw less`);
}

/**
 * Draws the share images into `publicDir`.
 * @param wanted what names below `art` begin with, like `share/case-studies`; none: all
 * @returns how many were drawn
 */
export async function makeShareImages(
  publicDir: string,
  wanted: readonly string[] = [],
): Promise<number> {
  const plans = sharePlans();
  let count = 0;
  for (const [index, { picture, ...plan }] of plans.entries()) {
    const isWanted = wanted.some((name) => plan.file.startsWith(`/art/${name}`));
    if (wanted.length > 0 && !isWanted) continue;
    const sheet = `${String(index + 1).padStart(2, '0')}/${plans.length}`;
    const raw = await drawShare({ ...plan, sheet, art: await artOf(picture, publicDir) });
    const target = join(publicDir, plan.file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await encoded(raw, plan.file));
    count++;
  }
  return count;
}
