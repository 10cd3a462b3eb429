import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { readDrawnArt } from '../works/drawn-art.ts';
import { siteWorks } from '../works/site-works.ts';
import { isReplaced } from '../works/output.ts';
import { siteOutput } from '../works/site-output.ts';
import { contourWorks } from './contour-fields.ts';
import { films } from './film/films.ts';
import { logoWorks } from './logos/logos.ts';

const { publicDir, record: file } = siteOutput;
const record = readDrawnArt(file);
const isOurs = (name: string) => !isReplaced(name, publicDir, record);
const fileOf = (path: string) => join(publicDir, path);

const drawings = [...siteWorks(siteOutput), ...contourWorks, ...(await logoWorks())];
for (const { name, draw } of drawings.filter(({ name }) => name.endsWith('.svg') && isOurs(name)))
  it(`draws ${name} as it ships`, async () => {
    for (const [path, drawn] of Object.entries(await draw()))
      assert.equal(drawn, readFileSync(fileOf(path), 'utf8'), `npm run samples -- ${name}`);
  });

for (const { name } of films.filter(
  ({ name }) => existsSync(fileOf(`film/${name}.mp4`)) && isOurs(`film/${name}`),
))
  it(`ships the film ${name} without sound, its index before its pictures`, () => {
    const [mp4, webm] = ['mp4', 'webm'].map((end) => readFileSync(fileOf(`film/${name}.${end}`)));
    assert.ok(mp4!.indexOf('moov') < mp4!.indexOf('mdat'));
    assert.ok(mp4!.includes('vide') && !mp4!.includes('soun'));
    assert.ok(webm!.includes('V_VP9') && !webm!.includes('A_OPUS') && !webm!.includes('A_VORBIS'));
  });

it('has a hero of at least 12 s, which starts at 5 s', () => {
  const hero = films.find(({ name }) => name === 'hero');
  assert.ok(hero && hero.seconds >= 12);
  assert.equal(hero.posterAt, 5);
});
