import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { officePlaces } from '../../src/content/company/offices.ts';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { enquiryRequest } from '../support/enquiry.ts';
import {
  addField,
  addPage,
  codeOf,
  copyOfRepository,
  recipes,
} from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';
import { moveToPortugal } from './move-to-portugal.ts';

/* Applies docs/recipes.md, with its code, to a copy of the repository, and checks the resulting pages. */

const BRAND = 'Zebra & Sons Software Consulting';

it('applies the recipes for a new brand, study, article, client, page, form and field', async () => {
  const changed = copyOfRepository(join(temporaryFolder(), 'site'));
  const { root, run, copy, replace } = changed;

  replace('src/content/site.ts', `const name = '${site.name}'`, `const name = '${BRAND}'`);

  const studies = 'src/content/case-studies';
  copy(`${studies}/kia-south-africa.yaml`, `${studies}/zebra-foods.yaml`);
  replace(`${studies}/zebra-foods.yaml`, 'order: 20', 'order: 21');
  replace(`${studies}/zebra-foods.yaml`, 'title: Kia South Africa', 'title: Zebra Foods');
  const seoTitle = "seoTitle: 'Order software: Zebra Foods'";
  replace(`${studies}/zebra-foods.yaml`, /^seoTitle: .*$/m, seoTitle);
  const art = 'public/art/case-studies';
  copy(`${art}/kia-south-africa`, `${art}/zebra-foods`);

  const articles = 'src/content/articles';
  copy(`${articles}/low-code-revolution.md`, `${articles}/zebra-crossings.md`);
  replace(`${articles}/zebra-crossings.md`, /^title: .*$/m, "title: 'Zebra crossings and forms'");
  replace(`${articles}/zebra-crossings.md`, /^date: .*$/m, 'date: November 2, 2026');
  const picture = /^ *`(imageUrl: .*)`\.$/m.exec(recipes)![1]!;
  replace(`${articles}/zebra-crossings.md`, 'author:', `${picture}\nauthor:`);

  const client = /`(client\('(.*)', '(.*)'\),)`/.exec(recipes)!;
  replace('src/content/company/clients.ts', 'ClientLogo[] = [', `ClientLogo[] = [\n  ${client[1]}`);
  copy('public/logos/axiom.svg', `public/logos/${client[3]}.svg`);

  addPage(changed);
  const page = 'src/pages/training/TrainingPage.tsx';
  const form = /`(<EnquirySection [^`]*\/>)`/.exec(recipes)![1]!;
  replace(page, '    </Sections>', `      ${form}\n    </Sections>`);
  const section = "import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';";
  replace(page, 'import { PageHero }', `${section}\nimport { PageHero }`);

  addField(changed);

  expect(await run()).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('the name in src/content/site.ts has changed: npm run brand'),
  });

  const server = await testSite({ cwd: root });
  const html = async (path: string) => {
    const response = await fetch(server.origin + path);
    expect(response.status, path).toBe(200);
    return (await response.text()).replaceAll('&amp;', '&');
  };
  const titleOf = (text: string) => /<title[^>]*>(.*?)<\/title>/.exec(text)?.[1];

  const home = await html('/');
  expect(home).toContain(BRAND);
  expect(home).toContain(`/logos/${client[3]}.svg`);
  expect(home).toContain(client[2]);

  const study = await html('/case-studies/zebra-foods');
  expect(titleOf(study)).toMatch(/^Order software: Zebra Foods/);
  expect(await html('/case-studies')).toContain('Zebra Foods');

  expect(titleOf(await html('/insights/zebra-crossings'))).toMatch(/^Zebra crossings and forms/);
  // The newest article leads the list.
  expect(await html('/insights')).toContain('Zebra crossings and forms');

  const training = await html('/training');
  expect(titleOf(training)).toBe(`Training${site.titleSeparator}${BRAND}`);
  expect(await html('/sitemap.xml')).toContain('/training</loc>');
  const missing = () => server.log().find(({ msg }) => /without a record/.test(String(msg)));
  await until(() => missing() !== undefined); // the log is buffered
  expect(missing()?.['paths']).toEqual(['/training']);

  const formType = /formType="([^"]*)"/.exec(form)![1]!;
  expect(training).toMatch(new RegExp(`<input[^>]* name="formType" value="${formType}"`));
  const { idempotencyKey: _, ...values } = enquiryRequest('recipe');
  const sent = await fetch(`${server.origin}/api/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ ...values, formType, page: '/training' }),
    redirect: 'manual',
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/thank-you?type=consultation');

  const contact = await html('/contact');
  expect(contact).toMatch(/<select[^>]* name="budget"/);
  for (const text of [home, study, training, contact])
    expect(text.replaceAll(/https?:\S+|\S+@\S+/g, '')).not.toContain(site.name);
});

it('passes the unit tests in another country, with pages, records and a field removed and added by the recipes', async () => {
  const changed = copyOfRepository(join(temporaryFolder(), 'site'));
  const { run, copy, replace, remove } = changed;
  moveToPortugal(changed);

  // Removed: two services with their pages, a client, the offices, the newest article.
  const list = 'src/content/navigation/services.ts';
  const removed = [services.at(-1)!, services.at(Math.floor(services.length / 2))!];
  const routes = readFileSync('src/routes.ts', 'utf8');
  for (const { name, path } of removed) {
    const id = path.slice(1);
    remove(`src/pages/${id}`, `tests/e2e/pages/${id}.spec.ts`);
    const [route] = new RegExp(`  \\{\\s+id: '${id}',[^}]*\\},\\n`).exec(routes)!;
    replace('src/routes.ts', route, '');
    for (const [folder, reference, remedy] of [
      ['src/content/articles', `](${path})`, '](/contact)'],
      ['src/content/case-studies', `service: ${path}\n`, ''],
    ] as const)
      for (const file of readdirSync(folder))
        if (readFileSync(`${folder}/${file}`, 'utf8').includes(reference))
          replace(`${folder}/${file}`, reference, remedy);
    const entry = new RegExp(`  \\{\\n    name: '${name}',.*?\\n  \\},\\n`, 's');
    replace(list, entry.exec(readFileSync(list, 'utf8'))![0], '');
  }
  const service = codeOf('service').replaceAll("picture('audits')", "picture('power-apps')");
  const second = service
    .replaceAll('udits', 'udits two')
    .replaceAll('/audits two', '/audits-two')
    .replace('first', 'second');
  replace(list, '];\n', `${service}${second}];\n`);
  for (const id of ['audits', 'audits-two']) addPage(changed, id, `Page of ${id}`);

  const [client] = /  client\('.*\n/.exec(readFileSync('src/content/company/clients.ts', 'utf8'))!;
  replace('src/content/company/clients.ts', client, '');
  replace('src/content/company/offices.ts', '\n];', `\n${codeOf('office')}];`);
  const map = `${officePlaces.at(-1)!.map.src.split('/').at(-1)!}-`;
  for (const file of readdirSync('public/art/offices').filter((file) => file.startsWith(map)))
    copy(`public/art/offices/${file}`, `public/art/offices/${file.replace(map, 'nairobi-')}`);
  const [newest] = compileContent('src/content').articles;
  remove(`src/content/articles/${newest!.id}.md`, 'src/content/sample-content.test.ts');

  addField(changed);

  expect(await run()).toMatchObject({ code: 0 });
  const about = ['scripts/build', 'src', 'tests/server'];
  const projects = ['--project=unit', '--project=components'];
  const tests = await run('node_modules/vitest/vitest.mjs', 'run', ...projects, ...about);
  expect(tests.code, tests.stdout + tests.stderr).toBe(0);
});
