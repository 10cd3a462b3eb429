import type { CaseStudy, CaseStudyFile } from './case-study-schema.ts';
import type { ImageAsset } from '../types.ts';

/** Pictures that replace a study's own; captions stay the study's. */
interface StudyImages {
  heroImage?: ImageAsset;
  images?: ImageAsset[];
}

const gallerySizes = {
  picture: { width: 1600, height: 1200 },
  desktop: { width: 1920, height: 1280 },
  phone: { width: 1170, height: 2532 },
};

/** Hero and gallery by the study's title; they take precedence over its file. */
const imagesByTitle: Readonly<Record<string, StudyImages>> = {
  Investec: {
    heroImage: { src: '/art/case-studies/investec/skyline', width: 1920, height: 1080 },
    images: [
      { src: '/art/case-studies/investec/seating', width: 1920, height: 1280 },
      { src: '/art/case-studies/investec/import', width: 1920, height: 1280 },
      { src: '/art/case-studies/investec/invitation', width: 1170, height: 2532 },
      { src: '/art/case-studies/investec/streams', width: 1600, height: 1200 },
    ],
  },
  'Swaziland Building Society': {
    heroImage: {
      src: '/art/case-studies/swaziland-building-society/stands',
      width: 1920,
      height: 1080,
    },
    images: [
      { src: '/art/case-studies/swaziland-building-society/capture', width: 1920, height: 1280 },
      { src: '/art/case-studies/swaziland-building-society/decision', width: 1920, height: 1280 },
      { src: '/art/case-studies/swaziland-building-society/messages', width: 1170, height: 2532 },
      { src: '/art/case-studies/swaziland-building-society/triangles', width: 1600, height: 1200 },
    ],
  },
};

/**
 * Resolves a study's pictures: those mapped to its title, then those in its file, then the default paths by
 * its slug.
 */
export function studyImages(
  slug: string,
  study: Pick<CaseStudyFile, 'title' | 'image' | 'heroImage' | 'images'>,
  mapping = imagesByTitle,
): Pick<CaseStudy, 'image' | 'heroImage' | 'images'> {
  const mapped = Object.hasOwn(mapping, study.title) ? mapping[study.title] : undefined;
  const own = (name: string, size: Pick<ImageAsset, 'width' | 'height'>): ImageAsset => ({
    src: `/art/case-studies/${slug}/${name}`,
    ...size,
  });
  return {
    image: study.image ?? own('card', { width: 1200, height: 800 }),
    heroImage: mapped?.heroImage ?? study.heroImage ?? own('hero', { width: 1920, height: 1080 }),
    images: study.images.map(({ caption, alt, screen, image }, index) => ({
      ...(mapped?.images?.[index] ??
        image ??
        own(`gallery-${index + 1}`, gallerySizes[screen ?? 'picture'])),
      caption,
      alt,
      screen,
    })),
  };
}
