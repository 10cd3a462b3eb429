import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { services } from '../../src/content/navigation/services.ts';

/** The behaviour of an attacker on each connection. */
interface Flood {
  name: string;
  /** Requests one address after the other, as fast as they are answered. */
  requests?: { encodings: string; path(): string };
  /** Sends this text and reads no answer. */
  holds?: string;
}

const known = [
  '/',
  '/contact',
  '/case-studies',
  '/insights',
  ...services.slice(0, 2).map(({ path }) => path),
];
let count = 0;
const next = () => (count += 1);
const BROWSER = 'gzip, deflate, br, zstd';

export const floods: readonly Flood[] = [
  {
    name: 'unknown addresses',
    requests: { encodings: BROWSER, path: () => `/wp-content/${next()}` },
  },
  {
    name: 'unknown addresses in brotli alone',
    requests: { encodings: 'br', path: () => `/wp-content/${next()}` },
  },
  {
    name: 'drawings',
    requests: { encodings: BROWSER, path: () => '/art/home/service-map.svg' },
  },
  {
    name: 'the data of pages',
    requests: { encodings: 'br', path: () => `/api/page?path=${known[next() % known.length]}` },
  },
  {
    name: 'known pages in brotli alone',
    requests: { encodings: 'br', path: () => known[next() % known.length]! },
  },
  { name: 'headers that never end', holds: 'GET / HTTP/1.1\r\nHost: x\r\n' },
  {
    name: 'films whose bytes are not read',
    holds: 'GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n',
  },
];

/**
 * Floods a local site from one client, whose address a proxy would forward.
 *
 * @returns answered requests per second
 */
export async function attack(
  origin: string,
  { requests: flood, holds = '' }: Flood,
  { connections = 1_000, seconds }: { connections?: number; seconds: number },
): Promise<number> {
  if (!flood) {
    await hold(Number(new URL(origin).port), holds, connections, seconds);
    return 0;
  }
  const { requests } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': flood.encodings, 'x-forwarded-for': '41.0.0.1' },
    requests: [{ setupRequest: (request) => ({ ...request, path: flood.path() }) }],
  });
  return requests.average;
}

/** Reopens closed connections. */
async function hold(port: number, text: string, connections: number, seconds: number) {
  let isOver = false;
  const sockets = new Set<ReturnType<typeof connect>>();
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(socket);
    socket.write(text);
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) open();
    });
  };
  for (let at = 0; at < connections; at += 1) open();
  await sleep(seconds * 1_000);
  isOver = true;
  for (const socket of sockets) socket.destroy();
}
