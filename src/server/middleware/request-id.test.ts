import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { requestId } from './request-id.ts';

const app = express()
  .use(requestId)
  .use((req, res) => void res.json({ id: req.id }));

describe('requestId', () => {
  it('gives each request an id of its own and tells the client', async () => {
    const first = await request(app).get('/');
    const second = await request(app).get('/');
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
    expect(first.body.id).toBe(first.headers['x-request-id']);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it("takes over a balancer's id", async () => {
    const { body } = await request(app).get('/').set('X-Request-Id', 'Root=1-67891233-abcdef');
    expect(body.id).not.toContain('=');
    const sane = await request(app).get('/').set('X-Request-Id', '1-67891233-abcdef');
    expect(sane.body.id).toBe('1-67891233-abcdef');
  });

  it.each(['short', 'a"b"c"d"e', 'with spaces in it', 'x'.repeat(129)])(
    'replaces an id that could forge a log line: %s',
    async (given) => {
      const { body } = await request(app).get('/').set('X-Request-Id', given);
      expect(body.id).not.toBe(given);
    },
  );
});
