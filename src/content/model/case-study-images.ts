import type { CaseStudy, CaseStudyFile } from './case-study-schema.ts';
import type { ImageAsset } from './media.ts';

const gallerySizes = {
  picture: { width: 1600, height: 1200 },
  desktop: { width: 1920, height: 1280 },
  phone: { width: 1170, height: 2532 },
};

/** A study's pictures: those that its file names, else those at the paths of its slug. */
export function studyImages(
  slug: string,
  study: Pick<CaseStudyFile, 'image' | 'heroImage' | 'images'>,
): Pick<CaseStudy, 'image' | 'heroImage' | 'images'> {
  const own = (name: string, size: Pick<ImageAsset, 'width' | 'height'>): ImageAsset => ({
    src: `/art/case-studies/${slug}/${name}`,
    ...size,
  });
  return {
    image: study.image ?? own('card', { width: 1200, height: 800 }),
    heroImage: study.heroImage ?? own('hero', { width: 1920, height: 1080 }),
    images: study.images.map(({ caption, alt, screen, cut, image }, index) => ({
      ...(image ?? own(`gallery-${index + 1}`, gallerySizes[screen ?? 'picture'])),
      caption,
      alt,
      screen,
      cut,
    })),
  };
}
