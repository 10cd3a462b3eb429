import { clickIds } from '../enquiry/attribution.ts';
import { COUNTED_MARK, SCRIPTS_MARK } from './events.ts';
import { visitsEndpoint } from './message.ts';

/**
 * A part of the document's inline script (src/shell/start-script.ts), whose `loaderData` and `referrer` it reads.
 * Reports a visitor who leaves before measure.ts is loaded: one view, whether the app's scripts were loaded, and what
 * led here, by the address and the referrer alone.
 */
export const countEarlyLeaving = `
const at = (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null;
addEventListener('pagehide', () => {
  if (at('${COUNTED_MARK}') !== null || navigator.globalPrivacyControl) return;
  performance.mark?.('${COUNTED_MARK}');
  const [route] = Object.keys(loaderData);
  const scripts = { route, cameMs: at('${SCRIPTS_MARK}'), atMs: performance.now() };
  const [, named] = /[?&]utm_source=((?:[\\w-]+\\.)+\\w+)(?:&|$)/.exec(location.search) ?? [];
  const host = named ?? referrer?.split('/')[2] ?? '';
  const origin = /[?&]utm_\\w+=[^&]/.test(location.search) ? 'campaign'
    : /[?&](${clickIds.join('|')})=[^&]/.test(location.search) ? 'advertising'
    : host === location.host ? 'this-site' : 'link';
  navigator.sendBeacon('${visitsEndpoint}', JSON.stringify({ origin, host, views: [{ route, navigation: 'load' }], scripts }));
});
`;
