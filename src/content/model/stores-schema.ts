import * as z from 'zod/mini';
import { distinctBy, words } from './common-fields.ts';

const exampleStoreSchema = z.strictObject({
  title: words,
  /** What the store sells. */
  products: words,
  /** The slug of the study with the figure. */
  study: words,
  description: words,
  figure: words,
  figureLabel: words,
});

/** content/stores.yaml. */
export const storesSchema = z.array(exampleStoreSchema).check(distinctBy('study'));

/** An example of a store on /shopify. */
export type ExampleStore = z.infer<typeof exampleStoreSchema>;
