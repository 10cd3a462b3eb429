import compiled from '../compiled/services.json' with { type: 'json' };
import type { Service } from '../records/services-schema.ts';

/** The services in the order of the header: content/services.yaml. */
export const services = compiled as readonly Service[];

/**
 * The service at a path.
 *
 * @throws Error for a path without a service, which is a mistake in the content
 */
export function serviceByPath(path: string): Service {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) throw new Error(`no service of content/services.yaml has the path ${path}`);
  return service;
}

/** Whether the site has a service at this path; texts mention a service only then. */
export const isOffered = (path: string): boolean =>
  services.some((service) => service.path === path);
