import { createServer, type Server } from 'node:http';

/** Limits for slow and stuck clients, in ms. */
const timeouts = {
  /** For a whole request to arrive, headers included; 408 afterwards. */
  request: 30_000,
  /**
   * For the next request on a connection. Longer than the 60 s of common balancers: otherwise a request could
   * arrive on a connection that is being closed, and the visitor would see a 502.
   */
  keepAlive: 65_000,
  /**
   * For any activity on a connection. When a reader stops in the middle of a response, Node checks twice
   * before it closes, so this takes up to twice as long.
   */
  inactivity: 60_000,
  /** How often Node checks for late requests; its default of 30 s would add to the limits. */
  check: 1_000,
};

/**
 * More are refused: each may hold some 110 kB while its reader has stopped in the middle of a film. A proxy in front
 * needs far fewer, and limits those of one IP address.
 */
const MAX_CONNECTIONS = 1_000;

/** An HTTP server with limits for slow, stuck and too many clients. */
export function createHttpServer({ request, keepAlive, inactivity, check } = timeouts): Server {
  const server = createServer({
    requestTimeout: request,
    headersTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  });
  server.timeout = inactivity;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
