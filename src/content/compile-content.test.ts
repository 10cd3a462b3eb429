import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';
import { compileContent, missingImages } from './compile-content.ts';
import { loadContent } from './load-content.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['case-studies', 'articles']) {
    cpSync(join('src/content', folder), join(dir, folder), { recursive: true });
  }
});

afterEach(() => rmSync(dir, { recursive: true }));

const study = (slug: string) => join(dir, 'case-studies', `${slug}.json`);
const article = (id: string) => join(dir, 'articles', `${id}.md`);

function changeStudy(slug: string, changes: Record<string, unknown>): void {
  const record = JSON.parse(readFileSync(study(slug), 'utf8')) as object;
  writeFileSync(study(slug), JSON.stringify({ ...record, ...changes }));
}

function changeArticle(id: string, from: string | RegExp, to: string): void {
  writeFileSync(article(id), readFileSync(article(id), 'utf8').replace(from, to));
}

function failure(): string {
  try {
    compileContent(dir);
  } catch (error) {
    return (error as Error).message;
  }
  return 'compiled';
}

describe('wrong content stops with one message that names file and field', () => {
  test('a study without images', () => {
    changeStudy('coricraft', { images: [] });
    expect(failure()).toMatch(/case-studies\/coricraft\.json: images: expected 1 to 4, found 0$/);
  });

  test('a study with three results and no title', () => {
    const results = [1, 2, 3].map((each) => ({ value: `${each}`, label: `${each}` }));
    changeStudy('coricraft', { results, title: undefined });
    expect(failure()).toMatch(/coricraft\.json: title: is missing; results: expected 4, found 3$/);
  });

  test('a field that no study has', () => {
    changeStudy('coricraft', { colour: 'red' });
    expect(failure()).toMatch(/coricraft\.json: .*"colour"/);
  });

  test('a timeline outside 3 to 11 months', () => {
    changeStudy('coricraft', { timeline: '12 months' });
    expect(failure()).toMatch(/coricraft\.json: timeline: must read like "5 months"/);
  });

  test('a study whose id is not the name of its file', () => {
    changeStudy('coricraft', { id: 'kia-south-africa', slug: 'kia-south-africa' });
    expect(failure()).toContain(
      `coricraft.json: id: must be the file's name "coricraft", found "kia-south-africa"`,
    );
  });

  test('a slug that differs from the id', () => {
    changeStudy('coricraft', { slug: 'cori' });
    expect(failure()).toContain('coricraft.json: slug: must be the id "coricraft"');
  });

  test('two studies in one place', () => {
    changeStudy('kia-south-africa', { order: 1 });
    expect(failure()).toMatch(/kia-south-africa\.json: order: 1 is taken by .*coricraft\.json$/);
  });

  test('no JSON', () => {
    writeFileSync(study('coricraft'), '{ "id": ');
    expect(failure()).toMatch(/coricraft\.json: no JSON: /);
  });

  test('an article with an unknown category', () => {
    changeArticle('low-code-revolution', 'Digital Transformation', 'Gardening');
    expect(failure()).toMatch(
      /articles\/low-code-revolution\.md: category: .*"Digital Transformation"\|"E-Commerce"$/,
    );
  });

  test('an article without author', () => {
    changeArticle('low-code-revolution', /author: .*\n/, '');
    expect(failure()).toMatch(/low-code-revolution\.md: author: is missing$/);
  });

  test('an article without front matter, and one without text', () => {
    writeFileSync(article('low-code-revolution'), '## Only text\n');
    changeArticle('low-code-no-code-era', /^(---.*?\n---\n).*$/s, '$1');
    const message = failure();
    expect(message).toMatch(/^2 problems:\n/);
    expect(message).toMatch(/low-code-revolution\.md: front matter .* is missing/);
    expect(message).toMatch(/low-code-no-code-era\.md: content: .* is missing/);
  });

  test('a broken line in the front matter', () => {
    changeArticle('low-code-revolution', 'order: 2', 'order: 2\nno colon here');
    expect(failure()).toMatch(/low-code-revolution\.md: .*"no colon here"/);
  });
});

test('quoted front matter is read without its quotes', () => {
  changeArticle('low-code-revolution', /title: .*\n/, `title: 'Low-code: the reader''s guide'\n`);
  expect(compileContent(dir).articleById.get('low-code-revolution')?.title).toBe(
    `Low-code: the reader's guide`,
  );
});

describe('article HTML', () => {
  test.each([
    ['a script', 'Hello <script>alert(1)</script>', /script|alert/],
    ['an event handler', '<p onclick="alert(1)">Hello</p>', /onclick|alert/],
    ['a javascript: link', '[Hello](javascript:alert(1))', /javascript|alert/],
    [
      'a disguised javascript: link',
      '<a href="java&#x0A;script:alert(1)">Hello</a>',
      /script|alert/,
    ],
    ['a data: link', '[Hello](data:text/html;base64,PHNjcmlwdD4=)', /data:/],
    ['an image with a handler', 'Hello <img src=x onerror=alert(1)>', /img|alert/],
    ['a frame', 'Hello <iframe src="https://example.com"></iframe>', /iframe/],
    ['a drawing with script', 'Hello <svg><script>alert(1)</script></svg>', /svg|alert/],
    ['a style', '<p style="position:fixed">Hello</p>', /style/],
  ])('carries no %s', (_name, markdown, forbidden) => {
    const html = articleHtml(markdown);
    expect(html).toContain('Hello');
    expect(html).not.toMatch(forbidden);
  });

  test('makes a first-level heading an h2', () => {
    expect(articleHtml('# One\n\n## Two')).toBe('<h2 id="one">One</h2>\n<h2 id="two">Two</h2>');
  });

  test('marks links that leave the site and leaves the others alone', () => {
    expect(articleHtml('[a](https://example.com) [b](/contact)')).toBe(
      '<p><a href="https://example.com" rel="noopener noreferrer">a</a> <a href="/contact">b</a></p>',
    );
  });

  test('keeps lists, quotes and tables, with scoped headers', () => {
    const html = articleHtml('- a\n\n> b\n\n| c |\n| - |\n| d |\n');
    for (const part of ['<li>a</li>', '<blockquote>', '<th scope="col">c</th>', '<td>d</td>']) {
      expect(html).toContain(part);
    }
  });
});

describe('missing pictures', () => {
  const image = (src: string, width: number) => ({ src, width, height: 100 });
  const content = () => {
    const { caseStudies } = compileContent(dir);
    const [first] = caseStudies;
    return {
      caseStudies: [
        {
          ...first!,
          image: image('/art/card', 800),
          heroImage: image('/art/hero.svg', 1920),
          images: [image('hosted_picture-1', 1920)],
          shareImage: '/art/share.png',
        },
      ],
      articles: [],
    };
  };

  test('are named with record, field and file', () => {
    expect(missingImages(content(), dir)).toEqual([
      ...['640.avif', '640.webp', '750.avif', '750.webp', '750.jpg'].map(
        (file) => `src/content/case-studies/coricraft.json: image: /art/card-${file} is missing`,
      ),
      'src/content/case-studies/coricraft.json: heroImage: /art/hero.svg is missing',
      'src/content/case-studies/coricraft.json: shareImage: /art/share.png is missing',
    ]);
  });

  test('are none once every width is there', () => {
    const cards = ['640.avif', '640.webp', '750.avif', '750.webp', '750.jpg'];
    const files = [...cards.map((card) => `/art/card-${card}`), '/art/hero.svg', '/art/share.png'];
    for (const file of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), '');
    }
    expect(missingImages(content(), dir)).toEqual([]);
  });
});

describe('compiled content', () => {
  test('comes back from its file as it was compiled', async () => {
    const compiled = compileContent(dir);
    const file = join(dir, 'content.json');
    const { caseStudies, articles } = compiled;
    writeFileSync(file, JSON.stringify({ caseStudies, articles }));
    expect(await loadContent(file)).toEqual(compiled);
  });

  test('that is missing is a clear error', async () => {
    await expect(loadContent(join(dir, 'none.json'))).rejects.toThrow('none.json');
  });
});
