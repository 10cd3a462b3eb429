import type { CaseStudy, CaseStudyFile } from './case-study-schema.ts';
import type { ImageAsset } from '../types.ts';

/** Pictures that take the places of a study's own; captions stay the study's. */
export interface StudyImages {
  heroImage?: ImageAsset;
  images?: ImageAsset[];
}

const gallerySizes = {
  plate: { width: 1600, height: 1200 },
  desktop: { width: 1920, height: 1280 },
  phone: { width: 1170, height: 2532 },
};

/** Where a study's gallery picture lies, and its largest size, unless its file names another. */
export const galleryPlace = (
  slug: string,
  index: number,
  screen: 'desktop' | 'phone' | undefined,
): ImageAsset => ({
  src: `/art/case-studies/${slug}/gallery-${index + 1}`,
  ...gallerySizes[screen ?? 'plate'],
});

/** Hero and gallery by the study's title; they win over what its file or its address says. */
export const imagesByTitle: Readonly<Record<string, StudyImages>> = {
  Investec: {
    heroImage: { src: '/art/case-studies/investec/hero', width: 1920, height: 1080 },
    images: (['desktop', 'desktop', 'phone', undefined] as const).map((screen, index) =>
      galleryPlace('investec', index, screen),
    ),
  },
};

/**
 * The pictures of one study: those mapped to its title, then those that its file names, then
 * those at the place that follows from its slug.
 */
export function studyImages(
  slug: string,
  study: Pick<CaseStudyFile, 'title' | 'image' | 'heroImage' | 'images'>,
  mapping: Readonly<Record<string, StudyImages>>,
): Pick<CaseStudy, 'image' | 'heroImage' | 'images'> {
  const mapped = Object.hasOwn(mapping, study.title) ? mapping[study.title] : undefined;
  const own = (name: string, width: number, height: number): ImageAsset => ({
    src: `/art/case-studies/${slug}/${name}`,
    width,
    height,
  });
  return {
    image: study.image ?? own('card', 1200, 800),
    heroImage: mapped?.heroImage ?? study.heroImage ?? own('hero', 1920, 1080),
    images: study.images.map(({ caption, alt, screen, image }, index) => ({
      ...(mapped?.images?.[index] ?? image ?? galleryPlace(slug, index, screen)),
      caption,
      alt,
      screen,
    })),
  };
}
