import { once } from 'node:events';
import { createServer } from 'node:net';

/* Below the ports that the system gives to outgoing connections: one of those could take the port
 * between this answer and the start of the server that asked for it. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port of the loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return freePort(); // somebody listens there
  }
  server.close();
  await once(server, 'close');
  return port;
}
