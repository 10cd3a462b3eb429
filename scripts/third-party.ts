/**
 * `npm run third-party` writes THIRD_PARTY.md: third-party packages and files with their licences, from
 * node_modules and public/.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of the list. */
export const THIRD_PARTY = 'THIRD_PARTY.md';

interface Part {
  name: string;
  version: string;
  licence: string;
  /** Copyright lines; empty if the licence has none. */
  holders: string[];
  /** The licence text without those lines; empty if the package has none. */
  text: string;
}

interface LockFile {
  packages: Record<string, { version: string; dev?: boolean; license?: string }>;
}

const readLock = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;

const isHolder = (line: string) => /^\s*(copyright\b|\(c\)|©)/i.test(line) && /\d|©/.test(line);

/** The installed production packages, each name and version once. */
function packages(): Part[] {
  const parts = Object.entries(readLock('.').packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version, license = '' }]): Part => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const lines = file ? readFileSync(join(folder, file), 'utf8').split(/\r?\n/) : [];
      return {
        name,
        version,
        licence: license,
        holders: lines.filter(isHolder).map((line) => line.trim()),
        text: lines
          .filter((line) => !isHolder(line))
          .join('\n')
          .trim(),
      };
    });
  const byKey = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Texts that differ only in white space count as one licence. */
const sameText = (text: string) => text.replaceAll(/[\s*#"'“”‘’]+/g, ' ').toLowerCase();

function licences(parts: readonly Part[]): string[] {
  const groups = Map.groupBy(
    parts.filter(({ text }) => text !== ''),
    ({ text }) => sameText(text),
  );
  return [...groups.values()].map((group) => {
    const names = group.map(({ name }) => name).join(', ');
    return `### ${names}\n\n\`\`\`text\n${group[0]!.text}\n\`\`\`\n`;
  });
}

/** The document in Markdown. */
export function thirdParty(): string {
  const parts = packages();
  const rows = parts.map(
    ({ name, version, licence, holders }) =>
      `| ${name} | ${version} | ${licence} | ${holders.join('; ').replaceAll('|', '\\|')} |`,
  );
  const atlas = readLock('art').packages['node_modules/world-atlas'];
  if (!existsSync('public/fonts/OFL.txt')) throw new Error('public/fonts/OFL.txt is missing.');
  const typefaces = readFileSync('public/fonts/OFL.txt', 'utf8').split('\n').filter(isHolder);
  return `# What others made

Written by \`npm run third-party\`. What is not named here, icons and pictures among it, was made for
this site.

## Typefaces, map data

${typefaces.map((line) => `- ${line}: SIL Open Font License 1.1, beside the files: public/fonts/OFL.txt`).join('\n')}
- Outlines of countries in the drawn maps: Natural Earth, in the public domain, by way of world-atlas ${atlas?.version}
  (Copyright Michael Bostock, ISC). No file of it ships.
- Words in wordmarks and share images are outlines, drawn with typefaces under the SIL Open Font License 1.1 that
  don't ship (art/package.json).

## Packages

Each package lies with its licence in the image's \`node_modules\`; parts of them are in the files that browsers get.

| Package | Version | Licence | Copyright |
| --- | --- | --- | --- |
${rows.join('\n')}

## Licences

${licences(parts).join('\n')}`;
}

if (import.meta.main) writeFileSync(THIRD_PARTY, thirdParty());
