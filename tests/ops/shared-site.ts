import type { TestProject } from 'vitest/node';
import { startSite } from '../support/start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Starts the built site for all tests that store nothing: `inject('origin')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide('origin', site.origin);
  return () => site.stop();
}
