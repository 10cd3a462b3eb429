import * as z from 'zod/mini';
import { found, imageAssetSchema, text } from './common-fields.ts';
import { searchTextSchema } from './search-schema.ts';
import { sentence } from './sentence.ts';

/** The studies that a service's page shows: those with a term in technologies or industry, or the named ones. */
const studyFilterSchema = z.union([
  z.strictObject({ terms: z.array(text), limit: z.int().check(z.positive()) }),
  z.strictObject({ slugs: z.array(text) }),
]);
export type StudyFilter = z.infer<typeof studyFilterSchema>;

const serviceSchema = z.strictObject({
  name: text,
  description: sentence(),
  title: text,
  path: z.string().check(z.startsWith('/')),
  imageSrc: z.optional(imageAssetSchema),
  search: z.optional(searchTextSchema),
  studies: z.optional(studyFilterSchema),
});

/** The services that have a page in src/pages: their folders, and their keys in content/services.yaml. */
const serviceIds = [
  'power-apps',
  'agentic-ai',
  'agile-teams',
  'shopify',
  'web-apps',
  'ai-chat',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** content/services.yaml: the services by their keys, in the order of menus. One that is left out has no page. */
export const servicesSchema = z.partialRecord(z.enum(serviceIds), serviceSchema, {
  // zod's types leave out that it reports unknown keys here, too.
  error: ({ keys }: { code: string; keys?: unknown }) =>
    Array.isArray(keys)
      ? found(keys, `one of ${serviceIds.join(', ')}, which stay when name or path change`)
      : undefined,
});

/** A service as every page knows it: search texts have their own list. */
export type ServiceEntry = Omit<z.infer<typeof serviceSchema>, 'search'>;
