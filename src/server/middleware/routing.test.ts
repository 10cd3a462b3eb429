import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { HttpError } from '../http-error.ts';
import { methodNotAllowed } from './routing.ts';

const app = express();
app
  .route('/thing')
  .post((_req, res) => void res.sendStatus(204))
  .all(methodNotAllowed('POST'));
app.use(((error: HttpError, _req, res, _next) => {
  res.status(error.status).send(error.message);
}) as express.ErrorRequestHandler);

it.each(['get', 'put', 'patch', 'delete', 'options'] as const)(
  'answers 405 to %s, with the allowed methods',
  async (method) => {
    const response = await request(app)[method]('/thing');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('POST');
  },
);

it('does not affect the allowed method', async () => {
  expect((await request(app).post('/thing')).status).toBe(204);
});
