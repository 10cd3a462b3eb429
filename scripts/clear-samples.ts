import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.ts';

/*
 * `npm run clear-samples`: removes what ships as an example, and leaves a commented template of each kind. Git has what
 * is removed.
 */
const usage = `Usage: npm run clear-samples

Removes the sample studies, articles, people, clients, prices, terms, places and the company's particulars, their
pictures, the example report, and the tests of the shipped content. Templates are in content/templates.
`;

const REMOVED = [
  ...['content/case-studies', 'content/articles', 'content/people'],
  ...['case-studies', 'articles', 'people', 'offices', 'heroes', 'services', 'share'].map(
    (folder) => `public/art/${folder}`,
  ),
  ...['public/logos', 'public/documents'],
  ...globSync('public/film/{agentic,process,shopify,web-apps}*'),
  ...globSync('{src,tests,art}/**/sample-*.ts', { exclude: ['**/node_modules'] }),
];

/** Replacements in files of which `scripts/clear-samples` has no copy: the pattern and its new text. */
const REPLACED: Readonly<Record<string, readonly [RegExp, string][]>> = {
  'content/site.yaml': [
    [/^name: .*$/m, 'name: Your Company'],
    [/^tagline: .*$/m, 'tagline: What you do'],
    [/^sampleContent: .*$/m, 'sampleContent: false'],
    [/^( {2}title: .*) \| .*$/m, '$1'],
    [/^( {2}description: >-\n {4})\w+ helps/m, '$1Your Company helps'],
    [/^ {2}imageUrl: .*$/m, '  imageUrl: /icon-512.png'],
    [/^ {2}twitterSite: .*$/m, "  twitterSite: ''"],
    [/^# Empty ones are not shown\. .*$/m, '# Empty ones are not shown.'],
    [/^ {2}email: .*$/m, "  email: ''"],
    [/^ {2}phone: .*$/m, "  phone: ''"],
    [/^ {2}picture: /m, '  # picture: '],
    [/^ {2}uri: .*$/m, "  uri: ''"],
    [/^social:\n(?: {2}.*\n)+/m, 'social: []\n'],
    [/^( {4}link: ).*$/m, "$1''"],
  ],
  'content/services.yaml': [[/^ {2}imageSrc: .*\n|^ {4}image: .*\n/gm, '']],
  'content/main-pages.yaml': [[/^ {6}image: .*\n/gm, '']],
  'content/skills.yaml': [[/POPIA and GDPR/, 'GDPR']],
};

function clear(): string {
  for (const path of REMOVED) rmSync(path, { recursive: true, force: true });
  for (const folder of ['content', 'public'])
    cpSync(`scripts/clear-samples/${folder}`, folder, { recursive: true });
  for (const [file, changes] of Object.entries(REPLACED)) {
    const text = changes.reduce(
      (before, [found, by]) => before.replace(found, by),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
  return `The samples are gone. Next, write your own content: site, company, country, offices, then people, studies and articles
from content/templates. "npm run brand" draws icons and share images, "npm run build" names what is wrong.
`;
}

await runCommand({ usage }, clear);
