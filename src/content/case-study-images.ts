import type { CaseStudy } from './case-study-schema.ts';
import type { ImageAsset } from './types.ts';

/** Pictures that take the places of a study's own. */
export type StudyImages = Partial<Pick<CaseStudy, 'heroImage' | 'images'>>;

const investec = (name: string): ImageAsset => ({
  src: `/art/case-studies/investec/${name}`,
  width: 1600,
  height: 1200,
});

/** Hero and gallery by the study's title; wins over the study's file (SPEC.md 3). */
export const caseStudyImages: Readonly<Record<string, StudyImages>> = {
  Investec: {
    heroImage: { src: '/art/case-studies/investec/hero', width: 1920, height: 1080 },
    images: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'].map(investec),
  },
};
