/**
 * Makes sure that the programs of deploy/ are there for the tests that start them, proxies and
 * Prometheus, and openssl for certificates: what is installed, else the system's packages.
 */
import { installPackage, isInstalled } from './system-package.ts';

/** Each program's package has its name. */
const programs = {
  haproxy: '-v',
  caddy: 'version',
  nginx: '-v',
  openssl: 'version',
  prometheus: '--version',
};

const missing = () =>
  Object.entries(programs)
    .filter(([program, versionFlag]) => !isInstalled(program, versionFlag))
    .map(([program]) => program);

for (const program of missing()) installPackage(program);
if (missing().length > 0) {
  const names = missing().join(' ');
  console.error(
    `Missing for the tests of deploy/: ${names}. Install them yourself ("apt-get install ${names}") and run the tests again.`,
  );
  process.exit(1);
}
