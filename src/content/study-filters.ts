/** Which studies a service page shows. */
export interface StudyFilter {
  tags: readonly string[];
  limit: number;
}

/** A carousel has a jump control for each study, so a collection that grows must not grow it. */
const carouselMost = 12;

/** Tags and limits by page; where the requirements name no limit, `carouselMost` holds. */
export const studyFilters = {
  shopify: { tags: ['e-commerce', 'retail', 'shopify'], limit: carouselMost },
  powerApps: { tags: ['powerapps', 'microsoft', 'automation'], limit: 5 },
  agenticAi: { tags: ['copilot', 'automation', 'automate'], limit: carouselMost },
  webApps: { tags: ['react', 'web', 'api', 'cloud'], limit: 10 },
  aiChat: { tags: ['ai', 'chat', 'automation'], limit: carouselMost },
} as const satisfies Record<string, StudyFilter>;
