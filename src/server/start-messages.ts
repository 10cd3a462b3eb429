import { site } from '../content/site.ts';
import type { Env } from './env.ts';
import type { LoadedSite } from './load-site.ts';

/** What the process prints for its operator when it listens. */
export function startMessages(
  { siteUrl, http }: Pick<Env, 'siteUrl'> & { http: Pick<Env['http'], 'host' | 'port'> },
  { build, indexing, hasDrafts }: Pick<LoadedSite, 'build' | 'indexing' | 'hasDrafts'>,
  [backend, notifications]: [string, string],
): string[] {
  const isAt = `${site.name} is at ${siteUrl} (listening on ${http.host}:${http.port})`;
  return [
    `${isAt}, commit ${build.commit} built ${build.builtAt}`,
    `Backend: ${backend}`,
    `Notifications: ${notifications}`,
    ...(site.sampleContent
      ? ['Content: the shipped sample; sampleContent in content/site.yaml says so']
      : []),
    ...(indexing.message ? [indexing.message] : []),
    ...(hasDrafts ? ['Drafts: shown to every visitor (built with SHOW_DRAFTS=true)'] : []),
  ];
}

/** What the process prints when it can't start: the problem and its remedy, or an unexpected error whole. */
export function startFailure(error: NodeJS.ErrnoException): unknown {
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
    return `${error.message}: set PORT to a free port, and HOST to an IP address of this machine.`;
  // By name: in development Vite loads classes of its own.
  return ['StartError', 'ContentError'].includes(error.name) ? error.message : error;
}
