import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 240_000;

/** Whether a command line program is there. */
export const isInstalled = (program: string, versionFlag = '--version'): boolean =>
  spawnSync(program, [versionFlag], { stdio: 'ignore' }).status === 0;

/** Asks Debian's package manager, as root, for packages; the caller sees whether they came. */
export function installPackages(names: readonly string[]): void {
  aptGet('update');
  for (const name of names) {
    console.log(`Asking the system for ${name} …`);
    aptGet('install', '-y', '--no-install-recommends', name);
  }
}

function aptGet(...args: string[]): void {
  const command = ['apt-get', ...args];
  const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  spawnSync(program, rest, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
}

/**
 * Makes sure that programs are there: what is installed, else the system's packages. Ends the process with a
 * message where some can't be had.
 *
 * @param packages each with its program and the flag that shows its version
 * @param purpose which tests need them
 */
export function ensurePackages(
  packages: Readonly<Record<string, readonly [program: string, versionFlag: string]>>,
  purpose: string,
): void {
  const missing = () =>
    Object.entries(packages)
      .filter(([, [program, versionFlag]]) => !isInstalled(program, versionFlag))
      .map(([name]) => name);
  if (missing().length > 0) installPackages(missing());
  if (missing().length === 0) return;
  const names = missing().join(' ');
  console.error(
    `Missing for ${purpose}: ${names}. Install them yourself ("apt-get install ${names}") and run the tests again.`,
  );
  process.exit(1);
}
