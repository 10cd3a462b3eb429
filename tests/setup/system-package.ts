import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 240_000;

/** Whether a program is installed. */
export const isInstalled = (program: string, versionFlag = '--version'): boolean =>
  spawnSync(program, [versionFlag], { stdio: 'ignore' }).status === 0;

/** Installs packages with apt, as root, where there is apt; the caller checks the result. */
export function installPackages(names: readonly string[]): void {
  if (!isInstalled('apt-get')) return;
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
 * Installs missing programs from the system's packages. Exits with a message if some are not available.
 *
 * @param packages each with its program and the flag that shows its version
 * @param purpose the tests that need them, for the message
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
