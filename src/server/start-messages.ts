import { siteConfig } from '../content/site.ts';
import type { HttpSettings } from './env.ts';
import type { Site } from './load-site.ts';

interface StartedProcess {
  siteUrl: string;
  httpSettings: Pick<HttpSettings, 'host' | 'port'>;
  site: Pick<Site, 'build' | 'indexing' | 'hasDrafts'>;
  backend: { description: string };
  enquiryService: { description: string };
}

/** What the process prints for its operator when it listens. */
export function startMessages({
  siteUrl,
  httpSettings: { host, port },
  site: { build, indexing, hasDrafts },
  backend,
  enquiryService,
}: StartedProcess): string[] {
  const isAt = `${siteConfig.name} is at ${siteUrl} (listening on ${host}:${port})`;
  return [
    `${isAt}, commit ${build.commit} built ${build.builtAt}`,
    `Backend: ${backend.description}`,
    `Notifications: ${enquiryService.description}`,
    ...(siteConfig.sampleContent
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
