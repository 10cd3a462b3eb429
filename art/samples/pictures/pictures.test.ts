import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDrawnArt } from '../../works/drawn-art.ts';
import { slots } from '../../works/content.ts';
import { pictures } from './pictures.ts';
import { isReplaced } from '../../works/output.ts';
import { unusedWorks } from '../sample-works.ts';
import { screens } from '../screens/screens.ts';
import { siteOutput } from '../../works/site-output.ts';

const record = readDrawnArt(siteOutput.record);
const shown = [...slots().keys()];

it('draws every picture of the site that an owner has not replaced', () => {
  const missing = shown.filter(
    (name) =>
      name !== 'heroes/contact' &&
      !(name in pictures) &&
      !(name in screens) &&
      !isReplaced(`art/${name}`, siteOutput.publicDir, record),
  );
  assert.deepEqual(missing, []);
});

it('records no drawing that the site does not show', () => {
  const drawn = Object.keys(record.works).filter((name) => /^art\/(?!share\/|home\/)/.test(name));
  const unseen = drawn.filter((name) => !shown.includes(name.slice('art/'.length)));
  assert.deepEqual(unseen, []);
});

it('forgets what is no longer drawn, but no films and font files', () => {
  const works = { 'art/map': { files: {} }, 'art/old': { files: {} }, 'film/hero': { files: {} } };
  assert.deepEqual(unusedWorks({ palettes: {}, works }, new Set(['art/map'])), ['art/old']);
});
