import * as z from 'zod/mini';
import { distinctBy, imageAssetSchema, words } from './record-fields.ts';
import { searchTextSchema } from './search-schema.ts';
import { sentence } from './sentence.ts';

/** The studies that a service's page shows: those with a term in technologies or industry, or the named ones. */
const studyFilterSchema = z.union([
  z.strictObject({ terms: z.array(words), limit: z.int().check(z.positive()) }),
  z.strictObject({ slugs: z.array(words).check(z.minLength(1)) }),
]);
export type StudyFilter = z.infer<typeof studyFilterSchema>;

const serviceSchema = z.strictObject({
  name: words,
  description: sentence(),
  title: words,
  path: z.string().check(z.startsWith('/')),
  imageSrc: imageAssetSchema,
  search: z.optional(searchTextSchema),
  studies: z.optional(studyFilterSchema),
});

/** content/services.yaml. */
export const servicesSchema = z.array(serviceSchema).check(distinctBy('path'));

/** A service: name in menus, path, one-line description, title of its page, picture, studies. */
export type Service = Omit<z.infer<typeof serviceSchema>, 'search'>;
