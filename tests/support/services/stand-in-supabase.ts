import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * `answers`: like a project. `fails`: answers 500. `sends invalid JSON`: answers 200. `hangs`: never answers.
 * `is unreachable`: closes each connection.
 */
type StandInMode = 'answers' | 'fails' | 'sends invalid JSON' | 'hangs' | 'is unreachable';

interface StandInCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A fake Supabase project: the part of its HTTP API that the site uses. */
export async function startStandInSupabase() {
  const server = createServer((req, res) => void respond(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn = {
    url: `http://127.0.0.1:${port}`,
    anonKey: 'stand-in-anon-key',
    mode: 'answers' as StandInMode,
    /** All requests, in order. */
    calls: [] as StandInCall[],
    /** Payloads that the function stored, one per idempotency key. */
    enquiries: new Map<string, unknown>(),
    /** Rows of page_seo by path. */
    pageSeo: new Map<string, Record<string, string | null>>(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function respond(req: IncomingMessage, res: ServerResponse) {
    if (standIn.mode === 'is unreachable') return void req.socket.destroy();
    const { pathname, searchParams } = new URL(req.url ?? '/', standIn.url);
    const sent = await text(req);
    const body: unknown = sent ? JSON.parse(sent) : undefined;
    const { method = 'GET', headers } = req;
    standIn.calls.push({ method, path: pathname, query: searchParams, headers, body });
    if (standIn.mode === 'hangs') return;
    if (standIn.mode === 'sends invalid JSON')
      return void res.writeHead(200, { 'Content-Type': 'application/json' }).end('<p>Hello\0');
    if (standIn.mode === 'fails') return send(res, 500, { message: 'stand-in failure' });
    if (headers.apikey !== standIn.anonKey) return send(res, 401, { message: 'Invalid API key' });
    if (pathname === '/functions/v1/process-form-submission') {
      if (method !== 'POST') return send(res, 405, { error: 'Only POST is answered here.' });
      const key = String(headers['idempotency-key'] ?? crypto.randomUUID());
      const inserted = !standIn.enquiries.has(key);
      if (inserted) standIn.enquiries.set(key, body);
      return send(res, 200, { ok: true, inserted, junk: Boolean(headers['enquiry-signs']) });
    }
    if (pathname === '/rest/v1/enquiries')
      return send(res, 401, { code: '42501', message: 'permission denied for table enquiries' });
    if (pathname === '/rest/v1/page_seo' && method === 'GET') {
      if (!searchParams.has('path')) return send(res, 200, [...standIn.pageSeo.values()]);
      const row = standIn.pageSeo.get(searchParams.get('path')!.replace(/^eq\./, ''));
      if (row) return send(res, 200, row);
      return send(res, 406, { code: 'PGRST116', details: 'The result contains 0 rows' });
    }
    return send(res, 404, { message: `Nothing at ${pathname}` });
  }

  return standIn;
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
