import { expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { publishedToday } from '../support/published-today.ts';
import { command } from '../support/run-node.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

const [study] = publishedToday.caseStudies;
/** A page whose record has no title. */
const withoutTitle = study ? paths.caseStudy(study.slug) : paths.insights;

const seo = (dataDir: string, ...args: string[]) =>
  command('seo', args, { env: { DATA_DIR: dataDir } });

it('changes a record while the site runs, which shows the change', async () => {
  const dataDir = temporaryFolder();
  const site = await testSite({ env: { DATA_DIR: dataDir } });
  const titleOf = async (path: string) => {
    const response = await fetch(`${site.origin}/api/page-seo?path=${path}`);
    return ((await response.json()) as { title: string }).title;
  };
  const before = await titleOf('/contact');
  await seo(dataDir, '/contact', '--title', 'Talk to us');
  await seo(dataDir, '/contact', '--image', '/apple-touch-icon.png');
  await until(async () => (await titleOf('/contact')) === 'Talk to us');

  const image = await fetch(`${site.origin}/api/page-seo?path=/contact`);
  expect(await image.json()).toMatchObject({
    imageUrl: expect.stringMatching(/\/apple-touch-icon\.png$/),
  });

  const { stdout } = await seo(dataDir);
  expect(stdout).toMatch(/^\/contact\n {2}title \(10, record\)\n {4}Talk to us$/m);
  expect(stdout).not.toContain(before);
  expect(stdout).toMatch(new RegExp(`^${withoutTitle}\\n {2}title \\(\\d+, page`, 'm'));
});

it.each([
  [['/nowhere', '--title', 'x'], 1, 'is not an address of the site'],
  [['/contact'], 2, 'Usage: npm run seo'],
  [['/contact', '--image', 'foo'], 1, '--image: found "foo", expected a picture in public'],
  [['/contact', '--image', '/art/share'], 1, '--image: found "/art/share"'],
  [['/contact', '--image', 'http:foo'], 1, '--image: found "http:foo"'],
])('rejects %j', async (args, code, message) => {
  expect(await seo(temporaryFolder(), ...args)).toMatchObject({
    code,
    stderr: expect.stringContaining(message),
  });
});
