import type { CaseStudy, CaseStudyFile } from './case-study-schema.ts';
import type { ImageAsset } from './types.ts';

/** Pictures that take the places of a study's own; captions stay the study's. */
export interface StudyImages {
  heroImage?: ImageAsset;
  images?: ImageAsset[];
}

const investec = (name: string): ImageAsset => ({
  src: `/art/case-studies/investec/${name}`,
  width: 1600,
  height: 1200,
});

/** Hero and gallery by the study's title; they win over what its file or its address says. */
export const imagesByTitle: Readonly<Record<string, StudyImages>> = {
  Investec: {
    heroImage: { src: '/art/case-studies/investec/hero', width: 1920, height: 1080 },
    images: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'].map(investec),
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
    images: study.images.map(({ caption, image }, index) => ({
      ...(mapped?.images?.[index] ?? image ?? own(`gallery-${index + 1}`, 1600, 1200)),
      caption,
    })),
  };
}
