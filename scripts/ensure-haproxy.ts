/**
 * Makes sure that there is an HAProxy for the tests of releases behind a balancer: the one that is
 * installed, else the system's package.
 */
import { installPackage, isInstalled } from './system-package.ts';

const isThere = () => isInstalled('haproxy', '-v');

if (!isThere()) installPackage('haproxy');
if (!isThere()) {
  console.error(
    'No HAProxy could be installed. Install one yourself ("apt-get install haproxy") and run the tests again.',
  );
  process.exit(1);
}
