/**
 * Installs the programs of deploy/ that tests start (proxies, Prometheus), openssl for certificates, and Firefox and
 * WebKit with the virtual screen and the message bus that WebKit requires. Exits with a message if some are not
 * available.
 */
import { installPackages, isInstalled } from './system-package.ts';

/** The system's packages, each with its program and the flag that shows its version. */
const packages = {
  haproxy: ['haproxy', '-v'],
  caddy: ['caddy', 'version'],
  nginx: ['nginx', '-v'],
  openssl: ['openssl', 'version'],
  prometheus: ['prometheus', '--version'],
  'prometheus-blackbox-exporter': ['prometheus-blackbox-exporter', '--version'],
  'prometheus-alertmanager': ['prometheus-alertmanager', '--version'],
  'firefox-esr': ['firefox-esr', '--version'],
  'webkit2gtk-driver': ['WebKitWebDriver', '--help'],
  xvfb: ['xvfb-run', '--help'],
  xauth: ['xauth', '-V'],
  'dbus-daemon': ['dbus-run-session', '--version'],
};

const missing = () =>
  Object.entries(packages)
    .filter(([, [program = '', versionFlag]]) => !isInstalled(program, versionFlag))
    .map(([name]) => name);

if (missing().length > 0) installPackages(missing());
if (missing().length > 0) {
  const names = missing().join(' ');
  console.error(
    `Missing for the tests of deploy/ and of other browsers: ${names}. Install them yourself ("apt-get install ${names}") and run the tests again.`,
  );
  process.exit(1);
}
