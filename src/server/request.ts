import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The path of an address, without its query, which may contain personal data, and its fragment. */
export function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path;
}

const MAX_LOGGED_LENGTH = 200;

/** A path for a log line, without email addresses, cut to a length that only attacks exceed. */
export function shortPath(path: string): string {
  const parts = path.split('/').map((part) => (/@|%40/.test(part) ? '…' : part));
  const plain = parts.join('/'); // cut last: otherwise the part before an @ could stay
  return plain.length > MAX_LOGGED_LENGTH ? `${plain.slice(0, MAX_LOGGED_LENGTH)}…` : plain;
}

/**
 * The kind of a request; a fixed list, so that the number of metrics is bounded. `page-cached`: a page from the
 * response cache.
 */
export const requestKinds = [
  'page-cached',
  'page',
  'asset',
  'file',
  'api',
  'enquiry',
  'ops',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The kind of a request by its path. `page` includes unknown paths. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api/enquiries') return 'enquiry';
  if (path.startsWith('/api/')) return 'api';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'ops';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/** The prefix that a provider gives to one IPv6 customer at most. */
const IPV6_NETWORK_BITS = 48;

/**
 * Identifies the client of a request, by its network. Some proxies add the port to the IP address. A value that is
 * none (a forged header) is replaced by the connection's.
 */
export function clientOf({ ip = '', socket }: Request): string {
  const address = ip.replace(/^\[(.+)\](:\d+)?$|^([^:]+):\d+$/, '$1$3');
  return ipKeyGenerator(isIP(address) ? address : (socket.remoteAddress ?? ''), IPV6_NETWORK_BITS);
}
