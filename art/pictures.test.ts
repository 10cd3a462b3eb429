import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDrawnArt } from '../scripts/build/drawn-art.ts';
import { slots } from './content.ts';
import { pictures } from './pictures.ts';
import { isOwners } from './place.ts';
import { screens } from './screens/screens.ts';
import { site } from './site-place.ts';

const record = readDrawnArt(site.record);
const shown = [...slots().keys()];

it('every picture that the site shows is drawn here or an owner’s', () => {
  const missing = shown.filter(
    (name) =>
      !(name in pictures) && !(name in screens) && !isOwners(`art/${name}`, site.publicDir, record),
  );
  assert.deepEqual(missing, []);
});

it('records no drawing in a place that the site no longer shows', () => {
  const drawn = Object.keys(record.works)
    .filter((name) => /^art\/(?!share\/|home\/)/.test(name))
    .map((name) => name.slice('art/'.length));
  assert.deepEqual(
    drawn.filter((name) => !shown.includes(name)),
    [],
  );
});
