import { once } from 'node:events';
import { createServer } from 'node:net';

/* Below the ephemeral ports: an outgoing connection could take one of those before the server starts. */
const FIRST = 20_000;
const LAST = 32_000;

/** A free port of the loopback. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return freePort(); // in use
  }
  server.close();
  await once(server, 'close');
  return port;
}
