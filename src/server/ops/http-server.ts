import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** All in ms. */
export interface Timeouts {
  /** For a whole request to arrive, its headers included; 408 afterwards. */
  request: number;
  /**
   * For the next request on a connection. Balancers keep idle ones 60 s: were ours shorter, a request
   * could meet a connection that is just being closed, and the visitor would see a 502.
   */
  keepAlive: number;
  /**
   * A connection on which nothing moves for so long is closed. Node looks at one whose reader stopped
   * in the middle of an answer twice before it does, so that this takes up to twice as long.
   */
  still: number;
  /** How often Node looks for late requests; its own 30 s would come on top of the limits. */
  check: number;
}

const defaults: Timeouts = { request: 30_000, keepAlive: 65_000, still: 60_000, check: 1_000 };

/** Beyond this, more connections would be slow rather than served. */
const MOST_CONNECTIONS = 10_000;
/** For the database, its log, the backend and whatever else is open beside the connections. */
const OTHER_FILES = 100;

/** What the process takes without visitors, with all pages kept, in bytes. */
const OWN_MEMORY = 128 * 1024 * 1024;
/** What a connection takes whose reader stopped in the middle of a film, in bytes. */
const MEMORY_OF_ONE = 160 * 1024;

/**
 * How many connections leave memory, and a file descriptor for everything that has to be opened: each may
 * be reading a file.
 *
 * @param openFiles the process's limit (`ulimit -n`)
 * @param memory what its container lets it take, in bytes
 */
export function maxConnections(openFiles: number, memory: number): number {
  const byFiles = Math.floor((openFiles - OTHER_FILES) / 2);
  const byMemory = Math.floor((memory - OWN_MEMORY) / MEMORY_OF_ONE);
  return Math.max(1, Math.min(MOST_CONNECTIONS, byFiles, byMemory));
}

/** How many this process may have. */
export const mostConnections = (): number =>
  maxConnections(openFileLimit(), process.constrainedMemory() || Infinity);

/** A server with limits for slow, stuck and too many clients. */
export function createHttpServer({
  request,
  keepAlive,
  still,
  check,
}: Timeouts = defaults): Server {
  const server = createServer({
    requestTimeout: request,
    headersTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  });
  server.timeout = still;
  return server;
}

/**
 * A listener that has one request of a connection at a time. Node hands over all that a connection has
 * sent: a thousand requests in a row would be rendered at once, or hold a thousand files open. No
 * browser and no balancer asks again before its answer has come; whoever does loses the connection.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const answering = new WeakSet<Socket>();
  return (req, res) => {
    const { socket } = req;
    if (answering.has(socket)) {
      socket.destroy();
      return;
    }
    answering.add(socket);
    res.once('close', () => answering.delete(socket));
    listener(req, res);
  };
}

function openFileLimit(): number {
  if (!process.report) return Infinity;
  // The report would look up the names of its peers; @types/node doesn't know the property.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  const limit = Number(userLimits?.open_files.soft); // NaN for 'unlimited', and where there is none
  return Number.isNaN(limit) ? Infinity : limit;
}
