/**
 * Installs Caddy, promtool, and Firefox and WebKit with the virtual screen and the message bus that WebKit requires.
 * Exits with a message if some are not available.
 */
import { installPackages, isInstalled } from './system-package.ts';

/** Packages whose program has another name. */
const programs: Record<string, string> = {
  prometheus: 'promtool',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'xvfb-run',
  'dbus-daemon': 'dbus-run-session',
};
const packages = ['caddy', 'firefox-esr', 'xauth', ...Object.keys(programs)];
const missing = () => packages.filter((name) => !isInstalled(programs[name] ?? name));

if (missing().length > 0) installPackages(missing());
if (missing().length > 0) {
  const names = missing().join(' ');
  console.error(
    `Missing for the tests of deploy/ and of other browsers: ${names}. Install them yourself ("apt-get install ${names}") and run the tests again.`,
  );
  process.exit(1);
}
