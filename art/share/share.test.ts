import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteConfig } from '../../src/content/site.ts';
import { studies } from '../works/content.ts';
import { wrapped } from './share-image.ts';
import { ofDefault, sharePlans, shareWarnings } from './share.ts';

it('draws each share image into its own file, with a title without the brand, and a note on samples', () => {
  const plans = sharePlans();
  assert.equal(new Set(plans.map(({ file }) => file)).size, plans.length);
  const samples = siteConfig.sampleContent
    ? studies().flatMap(({ shareImage }) => shareImage ?? [])
    : [];
  for (const { title, file, note } of plans) {
    assert.notEqual(title, '', file);
    assert.ok(!title.split(siteConfig.titleSeparator).includes(siteConfig.name), title);
    assert.equal(note !== undefined, samples.includes(file), file);
  }
});

it('draws the image of pages that have none, unless it is another picture', () => {
  const fallback = { ...siteConfig.defaultSeo, imageUrl: '/art/share/own.png' };
  assert.equal(ofDefault(fallback)[0]?.file, '/art/share/own.png');
  assert.deepEqual(ofDefault({ ...fallback, imageUrl: '/icon-512.png' }), []);
});

it('names a title that it can’t draw', async () => {
  const plan = (title: string) => ({ file: '/art/share/a.png', title, setting: 'window' }) as const;
  const long = ['Donaudampfschifffahrtsgesellschaft', 'word '.repeat(30)];
  const titles = ['Shops', 'ソフト開発', 'ما تعرفه البوابة', ...long];
  const warnings = await shareWarnings(titles.map(plan));
  assert.equal(warnings.length, 3);
  assert.match(warnings[0]!, /^public\/art\/share\/a\.png: "ما تعرفه البوابة" /);
});

for (const [what, title, width, lines] of [
  ['as few lines as fit', 'one two three four five six', 24, ['one two three', 'four five six']],
  ['lines of a script without spaces', 'ソフト開発、する会社', 6, ['ソフト開発、', 'する会社']],
  ['nothing if a word is too long', 'a considerable word', 8, null],
] as const)
  it(`breaks a title into ${what}`, () => {
    const face = { width: (text: string) => text.length };
    assert.deepEqual(wrapped(face, title, 1, width), lines);
  });
