import compiled from '../compiled/clients.json' with { type: 'json' };
import type { ClientLogo } from '../model/clients-schema.ts';

/** The clients whose logos pages show: content/clients.yaml. */
export const clients: readonly ClientLogo[] = compiled;
