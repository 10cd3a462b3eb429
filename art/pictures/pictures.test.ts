import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDrawnArt } from '../../scripts/build/drawn-art.ts';
import { slots } from '../works/content.ts';
import { pictures } from './pictures.ts';
import { isReplaced } from '../works/output.ts';
import { screens } from '../screens/screens.ts';
import { siteOutput } from '../works/site-output.ts';

const record = readDrawnArt(siteOutput.record);
const shown = [...slots().keys()];

it('every picture that the site shows is drawn here or an owner’s', () => {
  const missing = shown.filter(
    (name) =>
      !(name in pictures) &&
      !(name in screens) &&
      !isReplaced(`art/${name}`, siteOutput.publicDir, record),
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
