import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Records console messages of the page and the browser. Runs in the page. */
const watcher = `
  window.watched = [];
  const watch = (text) => window.watched.push(String(text));
  for (const level of ['error', 'warn']) {
    const tell = console[level];
    console[level] = (...parts) => { watch(parts.join(' ')); tell.apply(console, parts); };
  }
  addEventListener('error', ({ message, target }) => {
    const { src, href } = target;
    // Ignores third-party resources.
    if (message || (src || href).startsWith(location.origin)) watch(message || 'failed: ' + (src || href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => watch(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watch(violatedDirective + ' refuses ' + blockedURI));
`;
const WATCHER_PATH = '/watcher.js';

/**
 * A site whose pages begin with a script that records console messages, because WebKit's driver can't read the
 * console.
 *
 * @param siteOf starts the site under the proxy's origin and returns its own origin
 */
export async function watchedSite(siteOf: (origin: string) => Promise<string>) {
  let target = '';
  let failing: RegExp | null = null;
  const server = createServer((req, res) => {
    if (failing?.test(req.url!)) {
      res.writeHead(503).end();
      return;
    }
    if (req.url === WATCHER_PATH) {
      res.setHeader('Content-Type', 'text/javascript');
      res.end(watcher);
      return;
    }
    const { connection: _, ...headers } = req.headers as Record<string, string>;
    const forward = async () => {
      const body = await buffer(req);
      const response = await fetch(target + req.url, {
        ...{ method: req.method!, redirect: 'manual' },
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(body.length > 0 && { body }),
      });
      res.statusCode = response.status;
      for (const [name, value] of response.headers)
        if (!['content-length', 'transfer-encoding', 'connection'].includes(name))
          res.setHeader(name, value);
      // So that a file that an earlier test loaded can fail.
      if (req.url!.startsWith('/assets/')) res.setHeader('Cache-Control', 'no-store');
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      res.end(
        isPage
          ? (await response.text()).replace('<head>', `$&<script src="${WATCHER_PATH}"></script>`)
          : Buffer.from(await response.arrayBuffer()),
      );
    };
    forward().catch(() => res.destroy()); // the site has closed the connection
  }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  target = await siteOf(origin);
  return {
    origin,
    /** Answers requests whose address matches with 503; null ends that. */
    fail: (requests: RegExp | null) => void (failing = requests),
    close: () => server.close(),
  };
}
