import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

const study = {
  order: 10,
  title: 'Acme',
  subtitle: 'A shop that sells',
  summary: 'A shop.',
  shortDescription: 'A shop for things.',
  industry: 'Retail',
  technologies: ['Shopify'],
  year: 2025,
  team: 'Two developers',
  effort: 20,
  timeline: '3 months',
  phases: [
    { name: 'Build', weeks: 9, text: 'Built.' },
    { name: 'Build again', weeks: 3, rework: true, text: 'Mended.' },
  ],
  situation: 'A task.',
  before: 'Paper.',
  solution: 'A shop.',
  solutionPoints: ['A basket'],
  setback: { title: 'We guessed', text: 'Wrong.', remedy: 'We asked.' },
  impact: 'Sales.',
  results: [1, 2, 3, 4].map((each) => ({
    value: `+${each}%`,
    label: `sales ${each}`,
    measure: 'Sales',
    before: '100',
    after: `${100 + each}`,
  })),
  measured: 'From orders.',
  images: ['one', 'two', 'three', 'four'].map((caption) => ({ caption })),
};

const article = {
  title: 'Shops',
  excerpt: 'About shops.',
  author: 'Ann',
  authorUrl: 'https://example.com/ann',
  date: 'March 4, 2026',
  category: 'E-Commerce',
  closing: { title: 'Open one', text: 'Now.' },
};

const page = { title: 'Work with us', name: 'Careers', lead: 'We write shops.' };

/** A new temporary content folder that compiles: the study `acme` and the article `shops`. */
export function contentFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['case-studies', 'articles']) mkdirSync(join(dir, name));
  const folder = {
    dir,
    /** Writes a study's file: a complete one with these changes, or the given text. */
    study(slug: string, changes: Record<string, unknown> | string = {}) {
      const text = typeof changes === 'string' ? changes : stringify({ ...study, ...changes });
      writeFileSync(join(dir, 'case-studies', `${slug}.yaml`), text);
    },
    /** Writes an article's file, likewise; `body` is the Markdown below its front matter. */
    article(
      id: string,
      changes: Record<string, unknown> | string = {},
      body = 'Shops sell things.',
    ) {
      const text =
        typeof changes === 'string'
          ? changes
          : `---\n${stringify({ ...article, ...changes })}---\n\n${body}\n`;
      writeFileSync(join(dir, 'articles', `${id}.md`), text);
    },
    /** Writes the file of a page, likewise; its name has the extension. */
    page(name: string, changes: Record<string, unknown> = {}, body = 'Write to us.') {
      const file = join(dir, 'pages', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `---\n${stringify({ ...page, ...changes })}---\n\n${body}\n`);
    },
  };
  folder.study('acme');
  folder.article('shops');
  return folder;
}
