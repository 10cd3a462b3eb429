import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import type { Metrics } from './metrics.ts';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** True for a client on the private network that did not come through a proxy. */
export function isInternal(
  remoteAddress: string | undefined,
  headers: Request['headers'],
): boolean {
  if (!remoteAddress || headers['x-forwarded-for'] || headers.forwarded) return false;
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export interface MetricsRouteOptions {
  metrics: Metrics;
  /** Number of proxies in front: behind one, every client looks internal. */
  trustProxy: number;
  metricsToken?: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * GET /metrics. The figures are no secret, but nobody's business either: with a token for whoever sends
 * it (`Authorization: Bearer …`), without one for a scraper beside a server that has no proxy in front.
 * For everybody else the address does not exist (404).
 */
export function metricsRoute(options: MetricsRouteOptions): RequestHandler {
  const { metrics, trustProxy, metricsToken } = options;
  const expected = metricsToken === undefined ? undefined : digest(`Bearer ${metricsToken}`);

  const mayRead = (req: Request): boolean =>
    expected
      ? timingSafeEqual(digest(req.get('authorization') ?? ''), expected)
      : trustProxy === 0 && isInternal(req.socket.remoteAddress, req.headers);

  return async (req, res) => {
    if (!mayRead(req)) throw new HttpError(404, 'Not found.');
    res
      .set({
        'Content-Type': metrics.registry.contentType,
        'Cache-Control': cachePolicy.none,
      })
      .send(await metrics.registry.metrics());
  };
}
