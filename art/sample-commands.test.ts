import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import sharp from 'sharp';
import { root } from './works/content.ts';

/*
 * `npm run brand` and `npm run picture`, run on a copy of the site with one page and one study: a share image takes
 * seconds.
 */

const NAME = 'Zebra & Sons Software Consulting';
const SLOT = 'case-studies/kia-south-africa/hero';
const CARD = 'case-studies/kia-south-africa/card';
let copy: string;

/** Runs a command of the site's package.json in the copy. */
const run = (name: string, ...args: string[]) =>
  spawnSync('npm', ['run', '--silent', name, '--', ...args], { cwd: copy, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(copy, path));

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'owner-'));
  mkdirSync(join(copy, 'art'));
  const packages = join(root, 'art/node_modules');
  const otherFiles = /content\/(articles|case-studies)\/(?!kia-south-africa)/;
  const isCopied = (path: string) => !path.startsWith(packages) && !otherFiles.test(path);
  for (const path of ['content', 'src', 'public', 'scripts', 'supabase', 'art', 'package.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isCopied });
  symlinkSync(packages, join(copy, 'art/node_modules'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // One page alone: the others have no share image.
  for (const [name, others] of [
    ['services', /^ {4}image: .*\n/gm],
    ['main-pages', /^ {6}image: (?!.*contact).*\n/gm],
  ] as const) {
    const place = join(copy, `content/${name}.yaml`);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(others, ''));
  }
  const file = join(copy, 'content/site.yaml');
  const text = readFileSync(file, 'utf8');
  const renamed = text.replace(/^name: .*$/m, `name: ${NAME}`);
  assert.notEqual(renamed, text);
  writeFileSync(file, renamed);
});
after(() => rmSync(copy, { recursive: true }));

it('has the files that the commands of this package run', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'art/package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap((command) => command.match(/[\w/]+\.ts/g) ?? []);
  assert.ok(files.length > 1);
  for (const file of files) assert.ok(existsSync(join(root, 'art', file)), file);
});

it('writes photographs in every size of their slots, and redraws the share image that shows it', async () => {
  const photograph = sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#7a6a55' },
  });
  await photograph.png().toFile(join(copy, 'photo.png'));
  const share = `public/art/share/${SLOT.replace(/\/hero$/, '.png')}`;
  const shared = read(share);

  const { status, stderr, stdout } = run('picture', 'photo.png', SLOT, 'photo.png', CARD);
  assert.equal(status, 0, stderr);
  const files = [...stdout.matchAll(/^public\/\S+-(\d+)\.(?:avif|jpg)$/gm)];
  assert.ok(files.length > 1, stdout);
  for (const [file, width] of files) {
    const { dominant } = await sharp(read(file)).stats();
    assert.ok(Math.abs(dominant.r - 0x7a) < 12, file);
    assert.equal((await sharp(read(file)).metadata()).width, Number(width), file);
  }
  assert.ok(
    files.some(([file]) => file.includes(CARD)),
    stdout,
  );
  assert.notDeepEqual(read(share), shared);
  const { width, height } = await sharp(read(share)).metadata();
  assert.deepEqual([width, height], [1200, 630]);
});

it('redraws what shows the name', () => {
  const image = 'public/art/share/contact.png';
  const before = read(image);
  const { status, stderr } = run('brand');
  assert.equal(status, 0, stderr);
  assert.notDeepEqual(read(image), before);
});
