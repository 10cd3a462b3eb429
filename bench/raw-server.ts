/**
 * The baseline for the site's server: node:http with one compressed buffer.
 * `PORT=<port> PAGE=<file with the brotli bytes> node bench/raw-server.ts`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env['PAGE']!);
createServer((_req, res) => {
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  res.end(body);
}).listen(Number(process.env['PORT']));
