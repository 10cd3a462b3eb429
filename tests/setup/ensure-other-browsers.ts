/** Installs Firefox and WebKit, with the virtual screen and the message bus that WebKit requires. */
import { ensurePackages } from './system-package.ts';

ensurePackages(
  {
    'firefox-esr': ['firefox-esr', '--version'],
    'webkit2gtk-driver': ['WebKitWebDriver', '--help'],
    xvfb: ['xvfb-run', '--help'],
    xauth: ['xauth', '-V'],
    'dbus-daemon': ['dbus-run-session', '--version'],
  },
  'the tests in Firefox and WebKit',
);
