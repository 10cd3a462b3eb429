import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/* Below the ephemeral ports: an outgoing connection could take one of those before the server starts. */
const FIRST = 20_000;
const LAST = 32_000;
/** From a TCP port to the UDP port that marks it as taken. */
const MARK = 18_000;

/** A free port of the loopback, which no other call in any process returns while this process runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    try {
      await reserve(port);
      const server = createServer();
      await once(server.listen(port), 'listening');
      server.close();
      await once(server, 'close');
      return port;
    } catch {
      // in use or reserved: the next one
    }
  }
}

/** Holds a UDP port, which nobody else asks for, as the mark of a TCP port until the process ends. */
async function reserve(port: number): Promise<void> {
  const socket = createSocket('udp4').unref();
  socket.bind({ address: '127.0.0.1', port: port - MARK, exclusive: true });
  await once(socket, 'listening');
}
