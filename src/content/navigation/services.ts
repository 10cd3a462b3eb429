import compiled from '../compiled/services.json' with { type: 'json' };
import type { ServiceId, ServiceEntry } from '../model/services-schema.ts';

/** A service: id, page's path, name in menus, one-line description, title of its page, picture, studies. */
export interface Service extends ServiceEntry {
  id: ServiceId;
}

const entries: Readonly<Partial<Record<ServiceId, ServiceEntry>>> = compiled;

/** The services in the order of the header: content/services.yaml. */
export const services: readonly Service[] = (
  Object.entries(entries) as [ServiceId, ServiceEntry][]
).map(([id, entry]) => ({ id, ...entry }));

/** The service of an id, if the site has it; texts mention a service only then. */
export const findService = (id: string): Service | undefined =>
  services.find((service) => service.id === id);

/** Whether the site has a service. */
export const isOffered = (id: string): boolean => findService(id) !== undefined;

/** The name of a service for its own page; '' if the site doesn't have it, and nobody sees the page. */
export const nameOfService = (id: ServiceId): string => findService(id)?.name ?? '';

/**
 * The service of a page that is asked for.
 *
 * @throws Error if the site doesn't have it: then its page has no route
 */
export function serviceById(id: ServiceId): Service {
  const service = findService(id);
  if (service) return service;
  throw new Error(`content/services.yaml has no service ${id}.`);
}
