import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { readDrawnArt } from './drawn-art.ts';
import { removeOldWorks, writeWork } from './output.ts';
import type { Output } from './output.ts';
import type { Files, Work } from './work.ts';

const sources = {
  palette: { ink: '#000000' },
  typefaces: 'Serif',
  name: 'Acme',
  offices: 'Durban -29.7 31.1',
  services: '6',
};
let folder: string;
let output: Output;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
  output = { publicDir: folder, record: join(folder, 'drawn.json'), sources };
});
afterEach(() => rmSync(folder, { recursive: true }));

const map = (files: Files): Work => ({
  name: 'art/map',
  from: ['palette', 'name'],
  draw: async () => files,
});
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('writes a work and records its inputs, then redraws it and deletes its outdated files', async () => {
  const first = map({ 'art/map-640.avif': 'one', 'art/map-750.avif': 'two' });
  assert.equal(await writeWork(first, output), true);
  assert.equal(read('art/map-640.avif'), 'one');
  const { palettes, works } = readDrawnArt(output.record);
  const work = works['art/map'];
  assert.equal(work?.name, 'Acme');
  assert.equal(work?.typefaces, undefined);
  assert.deepEqual(palettes[work?.palette ?? ''], sources.palette);

  assert.equal(await writeWork(map({ 'art/map-640.avif': 'three' }), output), true);
  assert.equal(read('art/map-640.avif'), 'three');
  assert.equal(existsSync(join(folder, 'art/map-750.avif')), false);
});

it('skips a work if an owner has replaced one of its files, or its files have no record', async () => {
  await writeWork(map({ 'art/map-640.avif': 'one', 'art/map-640.jpg': 'two' }), output);
  writeFileSync(join(folder, 'art/map-640.jpg'), 'a photograph');
  writeFileSync(join(folder, 'art/other-1200.jpg'), 'a photograph');
  const again = map({ 'art/map-640.avif': 'x', 'art/map-640.jpg': 'x' });
  const other = { ...map({ 'art/other-640.avif': 'x' }), name: 'art/other' };
  for (const work of [again, other]) assert.equal(await writeWork(work, output), false);
  assert.equal(read('art/map-640.avif'), 'one');
  assert.equal(read('art/map-640.jpg'), 'a photograph');
  assert.equal(existsSync(join(folder, 'art/other-640.avif')), false);
});

it('ignores files whose longer name starts with the work’s name', async () => {
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'art/map-of-africa-640.avif'), 'another');
  assert.equal(await writeWork(map({ 'art/map-640.avif': 'one' }), output), true);
  assert.equal(read('art/map-of-africa-640.avif'), 'another');
});

it('keeps records that another command writes meanwhile', async () => {
  const slow: Work = {
    ...map({ 'art/map-640.avif': 'one' }),
    draw: async () => {
      await writeWork({ ...map({ 'art/other-640.avif': 'two' }), name: 'art/other' }, output);
      return { 'art/map-640.avif': 'one' };
    },
  };
  await writeWork(slow, output);
  assert.deepEqual(Object.keys(readDrawnArt(output.record).works), ['art/map', 'art/other']);
});

it('removes drawings of a folder that are no longer drawn, and keeps those that an owner has replaced', async () => {
  const names = ['art/share/kept.png', 'art/share/old.png', 'art/share/own.png', 'art/map.png'];
  for (const name of names) await writeWork({ ...map({ [name]: name }), name }, output);
  writeFileSync(join(folder, 'art/share/own.png'), 'a photograph');
  const removed = removeOldWorks('art/share/', new Set(['art/share/kept.png']), output);
  assert.deepEqual(removed, ['art/share/old.png']);
  assert.equal(existsSync(join(folder, 'art/share/old.png')), false);
  assert.equal(read('art/share/own.png'), 'a photograph');
  assert.equal(read('art/map.png'), 'art/map.png');
  assert.equal(readDrawnArt(output.record).works['art/share/old.png'], undefined);
});
