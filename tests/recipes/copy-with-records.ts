import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import { temporaryFolder } from '../support/test-site.ts';
import { namedStudies } from './named-studies.ts';

/** Lists of records in the sources, with the pattern of an entry. */
const ENTRY = /^ {2}\{\n[^]*?\n {2}\},\n/gm;
const LISTS: [file: string, begins: string, entry: RegExp][] = [
  ['src/content/company/clients.ts', 'ClientLogo[] = [', /^ {2}client\(.*\n/gm],
  ['src/content/company/contact-people.ts', 'ContactPerson[] = [', ENTRY],
  ['src/content/developers/developers.ts', 'architecture: DeveloperProfile[] = [', ENTRY],
  ['src/pages/shopify/copy.ts', 'ExampleStore[] = [', ENTRY],
];

/** A copy that keeps the first `count` of each kind of record, and has an office in one country. */
export function copyWithRecords(count: number) {
  const copy = copyOfRepository(join(temporaryFolder(), 'site'));
  const { root, read, write, remove, replace } = copy;
  const keepIn = (file: string, begins: string, entry: RegExp, most: number) => {
    const list = read(file).split(begins)[1]!.split(/^\]/m)[0]!;
    expect(list.match(entry), file).not.toBeNull();
    replace(file, begins + list, `${begins}\n${(list.match(entry) ?? []).slice(0, most).join('')}`);
  };
  for (const list of LISTS.filter(([file]) => existsSync(file))) keepIn(...list, count);
  for (const group of ['productEngineering', 'dataAndPlatform'])
    keepIn('src/content/developers/developers.ts', `${group}: DeveloperProfile[] = [`, ENTRY, 0);
  keepIn('src/content/company/offices.ts', 'OfficePlace[] = [', ENTRY, 1);
  replace(
    'src/content/company/promises.ts',
    /countriesWithoutOffice = .*;/,
    'countriesWithoutOffice: string[] = [];',
  );

  const studies = readdirSync(join(root, 'src/content/case-studies'));
  const kept = namedStudies[0] ? `${namedStudies[0].slug}.yaml` : studies[0];
  const removed = studies.filter((name) => count === 0 || name !== kept);
  remove(...removed.map((name) => `src/content/case-studies/${name}`));
  write('src/content/case-studies/.gitkeep', '');
  const articles = readdirSync(join(root, 'src/content/articles'));
  remove(...articles.slice(count).map((name) => `src/content/articles/${name}`));
  write('src/content/articles/.gitkeep', '');
  for (const name of articles.slice(0, count)) {
    const file = `src/content/articles/${name}`;
    const text = read(file).replace(/^author: .*$/m, 'author: Thandeka Mokoena');
    write(file, text.replaceAll(/\]\(\/(case-studies|insights)\/[^)]*\)/g, '](/contact)'));
  }
  return copy;
}
