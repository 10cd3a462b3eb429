import type { RequestHandler } from 'express';
import { clientOf } from '../request.ts';

/** Some 0.7 ms of cached pages (docs/performance.md). With more, a visitor waits longer beside a flood. */
const MAX_PER_TURN = 16;

/**
 * Begins at most sixteen requests in each turn of the event loop. The others wait in one queue for each client
 * address, and the queues take turns: a client that sends a thousand requests at once only delays itself, and
 * Node accepts new connections and requests between the turns. Without a flood nothing waits.
 */
export function fairQueue(): RequestHandler {
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;

  function begin(request: () => void): void {
    if (begun === 0) setImmediate(beginTurn);
    begun += 1;
    request();
  }

  function beginTurn(): void {
    begun = 0;
    // A client with more requests moves to the end of the map, which the loop also reaches.
    for (const [client, requests] of waiting) {
      const request = requests.shift();
      waiting.delete(client);
      if (requests.length > 0) waiting.set(client, requests);
      if (request) begin(request);
      if (begun === MAX_PER_TURN) return;
    }
  }

  return (req, res, next) => {
    const request = () => {
      if (!res.destroyed) next(); // else the client has left
    };
    if (begun < MAX_PER_TURN && waiting.size === 0) return begin(request);
    const client = clientOf(req);
    const requests = waiting.get(client);
    if (requests) requests.push(request);
    else waiting.set(client, [request]);
  };
}
