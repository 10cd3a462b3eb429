/**
 * The limit that the cached page is measured against: node:http and one ready-compressed buffer.
 * `node bench/raw-server.ts <port> <file with the brotli bytes>`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const body = readFileSync(file ?? '');
createServer((_req, res) => {
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  res.end(body);
}).listen(Number(port));
