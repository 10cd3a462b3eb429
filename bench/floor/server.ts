/** A bare React app for comparison, at `/<number of elements>`: `PORT=<port> node bench/floor/server.ts`. */
import compression from 'compression';
import express from 'express';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { buildTarget } from '../../scripts/build/supported-browsers.ts';
import { Page } from './page.ts';

const { output } = (await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'bench/floor/client.ts' },
    write: false,
  },
})) as Rolldown.RolldownOutput;

express()
  .use(compression())
  .get('/client.js', (_req, res) => void res.type('js').send(output[0].code))
  .get('/:elements', ({ params }, res) => {
    res.type('html');
    const page = createElement(Page, { elements: Number(params.elements) });
    renderToPipeableStream(page, { bootstrapModules: ['/client.js'] }).pipe(res);
  })
  .listen(Number(process.env['PORT']));
