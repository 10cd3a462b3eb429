import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 240_000;

/** Whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;

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
