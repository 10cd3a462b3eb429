import { ContentError } from '../content/compiler/content-error.ts';
import { site as siteConfig } from '../content/site.ts';
import type { Env } from './env.ts';
import type { Site } from './load-site.ts';
import { StartError } from './start-error.ts';

/** What the process prints for its operator when it listens. */
export function startMessages(
  { siteUrl, http }: Pick<Env, 'siteUrl' | 'http'>,
  { build, indexing, hasDrafts }: Pick<Site, 'build' | 'indexing' | 'hasDrafts'>,
  [backend, mail]: [string, string],
): string[] {
  const isAt = `${siteConfig.name} is at ${siteUrl} (listening on ${http.host}:${http.port})`;
  return [
    `${isAt}, commit ${build.commit} built ${build.builtAt}`,
    `Backend: ${backend}`,
    `Mail: ${mail}`,
    ...(indexing.notice ? [indexing.notice] : []),
    ...(hasDrafts ? ['Drafts: shown to every visitor (built with SHOW_DRAFTS=true)'] : []),
  ];
}

/** How to fix an address that the server can't listen on. */
const listenRemedies: Record<string, string> = {
  EADDRINUSE: 'another process listens on this port. Set PORT to a free one.',
  EACCES: 'this user may not listen on this port. Set PORT to one from 1024 on.',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one of its own, or to 0.0.0.0.',
  ENOTFOUND: 'HOST names no machine. Set it to an address of this one, or to 0.0.0.0.',
};

/** What the process prints when it can't start: the problem and its remedy, or an unexpected error whole. */
export function startFailure(error: NodeJS.ErrnoException): unknown {
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const remedy = isListening ? listenRemedies[error.code ?? ''] : undefined;
  if (remedy) return `${error.message}: ${remedy}`;
  return error instanceof StartError || error instanceof ContentError ? error.message : error;
}
