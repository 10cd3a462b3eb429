import compiled from '../compiled/services.json' with { type: 'json' };
import type { ServiceRecord } from '../records/services-schema.ts';

/** The key of a service in content/services.yaml, which stays when its page moves. */
export type ServiceId = keyof typeof compiled;

/** A service: key, page's path, name in menus, one-line description, title of its page, picture, studies. */
export interface Service extends ServiceRecord {
  id: ServiceId;
}

const records: Readonly<Record<ServiceId, ServiceRecord>> = compiled;

/** The services in the order of the header: content/services.yaml. */
export const services: readonly Service[] = (Object.keys(records) as ServiceId[]).map((id) => ({
  id,
  ...records[id],
}));

/** The service of a key, if the site has it; texts mention a service only then. */
export const findService = (id: string): Service | undefined =>
  services.find((service) => service.id === id);

/** Whether the site has a service. */
export const isOffered = (id: string): boolean => findService(id) !== undefined;

/**
 * The service of a key.
 *
 * @throws Error for a page without a service, which is a mistake in the content
 */
export function serviceById(id: ServiceId): Service {
  const service = findService(id);
  if (service) return service;
  throw new Error(
    `content/services.yaml has no service ${id}: add it, or remove its page with its route in src/routes.ts`,
  );
}
