import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 240_000;

/** Whether a command line program is there. */
export const isInstalled = (program: string, versionFlag = '--version'): boolean =>
  spawnSync(program, [versionFlag], { stdio: 'ignore' }).status === 0;

/** Asks Debian's package manager, as root, for a package; the caller sees whether it came. */
export function installPackage(name: string): void {
  console.log(`Asking the system for ${name} …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const command = ['apt-get', ...args];
    const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
    spawnSync(program, rest, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
  }
}
