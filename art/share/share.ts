import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PngOptions } from 'sharp';
import { mainPageTitles } from '../../src/content/navigation/page-titles.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { SiteConfig } from '../../src/content/model/site-schema.ts';
import { siteConfig } from '../../src/content/site.ts';
import { sampleStudyPrefix } from '../../src/content/words/samples.ts';
import { paths, type MainPath } from '../../src/paths.ts';
import type { SeoRecord } from '../../src/seo/resolve-metadata.ts';
import { seedRecords } from '../../scripts/build/seed.ts';
import { articles, publicDir, root, slots, studies } from '../works/content.ts';
import type { ArticleContent, StudyContent } from '../works/content.ts';
import { filesOf } from '../works/own-picture.ts';
import type { Work } from '../works/work.ts';
import { shareBackground } from './backgrounds.ts';
import { drawShareImage, isDrawable, SHARE } from './share-image.ts';
import type { ShareImage } from './share-image.ts';

/** The size limit in bytes: chats and social networks load such an image. */
const SHARE_BUDGET = 120_000;

/** A share image without its picture, and the name of that picture below public/art. */
type SharePlan = Omit<ShareImage, 'art' | 'sheet'> & { picture: string };

/** The title without the brand, which is above it. */
const withoutBrand = (title: string): string =>
  title
    .split(siteConfig.titleSeparator)
    .filter((part) => part !== siteConfig.name)
    .join(siteConfig.titleSeparator);

const defaultTitleOf = (path: string): string =>
  path === paths.home ? siteConfig.defaultSeo.title : mainPageTitles[path as MainPath];

function pageOf({ path, title }: Pick<SeoRecord, 'path' | 'title'>, image: string): SharePlan {
  const service = services.find((each) => each.path === path);
  const name = image.replace(/^.*\/|\.\w+$/g, '');
  return {
    file: image,
    eyebrow: service ? `Our expertise / ${service.name}` : siteConfig.tagline,
    title: withoutBrand(title ?? service?.title ?? defaultTitleOf(path)),
    foot: { words: siteConfig.size },
    picture: `heroes/${name}`,
    setting: 'land',
    // The map of the offices is moved less, because a city's name is at its right edge.
    shift: path === paths.contact ? 70 : 130,
  };
}

/** The image of pages without one of their own, if it is drawn here. */
export const ofDefault = ({ title, imageUrl }: SiteConfig['defaultSeo']): SharePlan[] =>
  isOurs(imageUrl) ? [pageOf({ path: paths.home, title }, imageUrl)] : [];

function studyOf(study: StudyContent): SharePlan {
  const [result] = study.results;
  const hero = `case-studies/${study.slug}/hero`;
  return {
    file: study.shareImage,
    eyebrow: `Case study / ${study.industry}`,
    ...(siteConfig.sampleContent && { note: sampleStudyPrefix.replace('.', '') }),
    title: study.title,
    text: study.subtitle,
    foot: result ? { figure: result.value, words: result.label } : { words: study.timeline },
    picture: slots().has(hero) ? hero : nameOf(study.heroImage.src),
    setting: 'window',
  };
}

function articleOf(article: ArticleContent): SharePlan {
  return {
    file: article.shareImage,
    eyebrow: `Insights / ${article.category}`,
    title: article.title,
    foot: { words: `${article.author} · ${article.date}` },
    picture: nameOf(article.imageUrl.src),
    setting: 'window',
  };
}

const nameOf = (src: string): string => src.replace(/^\/art\//, '');
/** Whether a share image is drawn here. */
const isOurs = (image: string | null): image is string => image?.startsWith('/art/share/') ?? false;

/** Whether the site has a page at a path, as service, by its folder or its route: a record of the seed may outlive its page. */
const isPage = (path: string): boolean =>
  services.some((service) => service.path === path) ||
  existsSync(join(root, `src/pages${path === paths.home ? '/home' : path}/definition.ts`)) ||
  readFileSync(join(root, 'src/routes.ts'), 'utf8').includes(`'${path}'`);

/** The share images of the site: one for each seeded page, case study and article. */
export function sharePlans(): SharePlan[] {
  const records = seedRecords().filter(({ path }) => isPage(path));
  const ofPages = records.flatMap((record) =>
    isOurs(record.image_url) ? [pageOf(record, record.image_url)] : [],
  );
  return [
    ...ofPages,
    ...ofDefault(siteConfig.defaultSeo).filter(
      ({ file }) => !ofPages.some((page) => page.file === file),
    ),
    ...studies()
      .filter(({ shareImage }) => isOurs(shareImage))
      .map(studyOf),
    ...articles()
      .filter(({ shareImage }) => isOurs(shareImage))
      .map(articleOf),
  ];
}

/** The picture of a share image: the one drawn for it, else the page's; none for a page without a picture. */
function artOf(picture: string): Buffer | undefined {
  const [, page] = /^heroes\/(.+)$/.exec(picture) ?? [];
  const widest = filesOf(`art/${picture}`, publicDir)
    .filter((path) => path.endsWith('.avif'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  return (
    (page && shareBackground(page)) ||
    (widest && readFileSync(join(publicDir, widest))) ||
    undefined
  );
}

/*
 * From many colours to few. By quality, because sharp rounds a number of colours to 256 or 16, and sixteen tint the words
 * and lose an accent.
 */
const PALETTES: readonly PngOptions[] = [
  ...Array.from({ length: 16 }, (_, step) => ({ quality: 100 - 4 * step })),
  { colours: 16 },
];

/**
 * A PNG with as many colours as the size limit allows, because lines and letters stay sharp in PNG; undefined if it
 * has too much detail.
 */
async function encoded(raw: Buffer): Promise<Buffer | undefined> {
  const image = sharp(raw, { raw: { width: SHARE.width, height: SHARE.height, channels: 3 } });
  for (const palette of PALETTES) {
    const data = await image
      .clone()
      .png({ palette: true, ...palette, dither: 0, effort: 9, compressionLevel: 9 })
      .toBuffer();
    if (data.length <= SHARE_BUDGET) return data;
  }
  return undefined;
}

/** A line for each title that its share image lacks. */
export async function shareWarnings(
  plans: readonly Pick<ShareImage, 'file' | 'title' | 'text' | 'setting'>[],
) {
  const warnings = plans.map(async (plan) =>
    (await isDrawable(plan))
      ? []
      : [
          `public${plan.file}: "${plan.title}" is too long, or has letters that no typeface here has: the image is without it, draw one and name it as shareImage`,
        ],
  );
  return (await Promise.all(warnings)).flat();
}

/** The works that draw the share images, over the pictures in public. */
export function shareWorks(): Work[] {
  const plans = sharePlans();
  return plans.map(({ picture, ...plan }, index) => ({
    name: plan.file.slice(1),
    draw: async () => {
      const sheet = `${String(index + 1).padStart(2, '0')}/${plans.length}`;
      // Without its picture if that has too much detail beside these words.
      for (const art of [artOf(picture), undefined]) {
        const data = await encoded(await drawShareImage({ ...plan, sheet, art }));
        if (data) return { [plan.file.slice(1)]: data };
      }
      throw new Error(`doesn't fit into ${SHARE_BUDGET} bytes`);
    },
  }));
}
