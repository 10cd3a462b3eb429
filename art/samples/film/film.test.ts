import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readDrawnArt } from '../../../scripts/build/drawn-art.ts';
import { isReplaced } from '../../works/output.ts';
import { siteOutput } from '../../works/site-output.ts';
import { HEIGHT, WIDTH } from './film.ts';
import { films } from './films.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

const record = readDrawnArt(siteOutput.record);
const read = (name: string): Buffer => readFileSync(join(siteOutput.publicDir, 'film', name));
const isDrawn = (name: string): boolean =>
  existsSync(join(siteOutput.publicDir, 'film', `${name}.mp4`)) &&
  !isReplaced(`film/${name}`, siteOutput.publicDir, record);

for (const { name, seconds } of films.filter((film) => isDrawn(film.name))) {
  describe(`the film ${name}`, () => {
    it('has one video track and no sound as MP4, with its index first', () => {
      const { seconds: length, ...facts } = readMp4(read(`${name}.mp4`));
      assert.deepEqual(facts, { width: WIDTH, height: HEIGHT, tracks: ['vide'], indexFirst: true });
      assert.ok(Math.abs(length - seconds) < 0.05, `${length} s`);
    });

    it('has one video track and no sound as WebM', () => {
      const { seconds: length, ...facts } = readWebm(read(`${name}.webm`));
      assert.deepEqual(facts, { width: WIDTH, height: HEIGHT, codecs: ['V_VP9'] });
      assert.ok(Math.abs(length - seconds) < 0.05, `${length} s`);
    });
  });
}

it('has a hero of at least 12 s, which starts at 5 s', () => {
  const hero = films.find(({ name }) => name === 'hero');
  assert.ok(hero && hero.seconds >= 12);
  assert.equal(hero.posterAt, 5);
});
