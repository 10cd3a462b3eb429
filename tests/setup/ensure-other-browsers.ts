/**
 * Makes sure that Firefox and WebKit are there, with the screen that WebKit draws on and the message bus
 * that it talks over, for the tests of other browsers than Chromium.
 */
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
