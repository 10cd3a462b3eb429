import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { RenderEntry } from './render-entry.ts';

/** The build's checks: scripts/build/source-problems.ts, loaded by Vite, which loads changed modules anew. */
interface SourceChecks {
  /** Returns the notes, and throws what stops a build. */
  checkSources(entry: RenderEntry): Promise<string[]>;
}

const CHECKED = /^\/(?:src|public|supabase)\//;

/** Editors write a file in several steps, and commands change several files. */
const SETTLED_MS = 100;

/**
 * Runs the build's checks at start and after each change, and shows their problems over every open page (Vite's
 * overlay) and in the terminal.
 */
export function watchProblems(vite: ViteDevServer): void {
  const { hot } = vite.environments.client;
  let problems = '';
  let notes = '';
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  const overlay = () => ({ type: 'error' as const, err: { message: problems, stack: '' } });

  async function check(): Promise<void> {
    if (isChecking) return schedule();
    isChecking = true;
    const found = await checkSources(vite);
    isChecking = false;
    if (found.notes !== notes && found.notes !== '') console.warn(found.notes);
    notes = found.notes;
    if (found.problems === problems) return;
    problems = found.problems;
    if (problems === '') {
      console.log('Every problem is solved.');
      hot.send({ type: 'full-reload' });
    } else {
      console.error(problems);
      hot.send(overlay());
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLED_MS);
  }

  hot.on('vite:client:connect', (_, client) => {
    if (problems !== '') client.send(overlay());
  });
  vite.watcher.on('all', (_event, file) => {
    if (CHECKED.test(file.replaceAll('\\', '/').replace(vite.config.root, ''))) schedule();
  });
  schedule();
}

/** Only sources without problems are sure to have notes. */
async function checkSources(vite: ViteDevServer): Promise<{ problems: string; notes: string }> {
  try {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as RenderEntry;
    const checks = (await vite.ssrLoadModule('/scripts/build/source-problems.ts')) as SourceChecks;
    return { problems: '', notes: (await checks.checkSources(entry)).join('\n') };
  } catch (error) {
    return { problems: messageOf(error), notes: '' };
  }
}

/** The message of an error's innermost cause: the outer ones are for visitors. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? stripVTControlCharacters(error.message)
    : messageOf(error.cause);
}
