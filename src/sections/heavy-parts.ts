import { whenNear } from '../ui/when-near.tsx';

/*
 * Parts whose libraries weigh more than the page around them: their code comes when they near the
 * view. Give them properties that stay the same from render to render.
 */

export const CaseStudyCarousel = whenNear(() =>
  import('./CaseStudyCarousel.tsx').then((module) => module.CaseStudyCarousel),
);
export const DeveloperCarousel = whenNear(() =>
  import('./DeveloperCarousel.tsx').then((module) => module.DeveloperCarousel),
);
export const EnquiryForm = whenNear(() =>
  import('./EnquiryForm.tsx').then((module) => module.EnquiryForm),
);
export const FeatureTabs = whenNear(() =>
  import('./FeatureTabs.tsx').then((module) => module.FeatureTabs),
);
export const ProcessCarousel = whenNear(() =>
  import('./ProcessCarousel.tsx').then((module) => module.ProcessCarousel),
);
export const SkillsAccordion = whenNear(() =>
  import('./SkillsAccordion.tsx').then((module) => module.SkillsAccordion),
);
