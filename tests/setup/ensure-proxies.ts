/** Installs the programs of deploy/ that tests start (proxies, Prometheus), and openssl for certificates. */
import { ensurePackages } from './system-package.ts';

ensurePackages(
  {
    haproxy: ['haproxy', '-v'],
    caddy: ['caddy', 'version'],
    nginx: ['nginx', '-v'],
    openssl: ['openssl', 'version'],
    prometheus: ['prometheus', '--version'],
    'prometheus-blackbox-exporter': ['prometheus-blackbox-exporter', '--version'],
    'prometheus-alertmanager': ['prometheus-alertmanager', '--version'],
  },
  'the tests of deploy/',
);
