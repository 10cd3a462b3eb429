import compiled from '../compiled/stores.json' with { type: 'json' };
import type { ExampleStore } from '../model/stores-schema.ts';

/** The example stores of /shopify: content/stores.yaml. */
export const exampleStores = compiled as readonly ExampleStore[];
