import * as z from 'zod/mini';
import { distinctBy, text } from './common-fields.ts';

const exampleStoreSchema = z.strictObject({
  title: text,
  /** What the store sells. */
  products: text,
  /** The slug of the study with the figure. */
  study: text,
  description: text,
  figure: text,
  figureLabel: text,
});

/** content/stores.yaml. */
export const storesSchema = z.array(exampleStoreSchema).check(distinctBy('study'));

/** An example of a store on /shopify. */
export type ExampleStore = z.infer<typeof exampleStoreSchema>;
