import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { runNode } from '../support/run-node.ts';

const ASSETS = 'dist/client/assets';

const trace = (...args: string[]) => runNode('scripts/trace.ts', args);

/** The position of the button's label in the build, in a browser's format. */
function placeOfButton(): { file: string; place: string } {
  const file = readdirSync(ASSETS).find((name) => /^form-.*\.js$/.test(name))!;
  const before = readFileSync(`${ASSETS}/${file}`, 'utf8').split('Submitting...')[0]!.split('\n');
  return { file, place: `/assets/${file}:${before.length}:${before.at(-1)!.length + 1}` };
}

it('prints the source line of a position in a stack', async () => {
  const { place } = placeOfButton();
  const { stdout } = await trace(`at x (https://www.example.com${place})\nat <anonymous>`);
  expect(stdout).toMatch(/^ {2}src\/sections\/enquiry\/EnquiryForm\.tsx:\d+:\d+$/m);
  expect(stdout).toContain("{submitting ? 'Submitting...' : 'Submit Request'}");
});

it('prints the remedy for a file of another release, and the usage for other input', async () => {
  const { stdout } = await trace('/assets/form-00000000.js:1:1');
  expect(stdout).toContain("Give that release's maps with --maps");
  expect(await trace('no stack')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: npm run trace'),
  });
});

it('serves no source maps and no references to them', async () => {
  const origin = inject('origin');
  const { file } = placeOfButton();
  expect((await fetch(`${origin}/assets/${file}`)).status).toBe(200);
  expect((await fetch(`${origin}/assets/${file}.map`)).status).toBe(404);
  for (const name of readdirSync(ASSETS)) {
    expect(name).not.toContain('.map');
    if (name.endsWith('.js'))
      expect(readFileSync(`${ASSETS}/${name}`, 'utf8')).not.toContain('sourceMappingURL');
  }
});

it('prints the source line of a position in a stack of the server', async () => {
  const code = readFileSync('dist/server/server.js', 'utf8').split('async function shutDown(')[0]!;
  const lines = code.split('\n');
  const place = `file:///app/dist/server/server.js:${lines.length}:16`;
  const { stdout } = await trace(`TypeError: x\n    at shutDown (${place})`);
  expect(stdout).toMatch(/^ {2}server\.ts:\d+:\d+\n +async function shutDown\(/m);
});
