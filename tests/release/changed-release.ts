import { addPage, codeOf, copyOfRepository } from '../support/repository-copy.ts';

/**
 * Builds another release from a copy of the repository. It differs in the shape of a page's data, in the data of
 * studies (a renamed field, whose figures would be blank) and of articles (a renamed list, a text that is an object),
 * in a page and the link to it, in a required field of the form, and in the database's schema.
 *
 * @param root its folder, which must not exist
 */
export async function buildChangedRelease(root: string): Promise<void> {
  const copy = copyOfRepository(root);
  const { run, replace, write } = copy;

  const resolve = 'src/server/rendering/resolve-page.ts';
  replace(resolve, '    metadata,\n    ...(', '    head: metadata,\n    ...(');
  replace('src/shell/stored-metadata.ts', 'const { metadata, ', 'const { head: metadata, ');

  const study = 'src/pages/case-study';
  replace(
    `${study}/definition.ts`,
    'return {\n      study,',
    `const results = study.results.map(({ value, ...rest }) => ({ ...rest, figure: value }));
    return {\n      study: { ...study, results },`,
  );
  replace(`${study}/Results.tsx`, '({ value, label,', '({ figure: value, label,');

  const list = 'src/pages/insights';
  replace(`${list}/definition.ts`, '({ articles: articles.slice', '({ items: articles.slice');
  replace(`${list}/definition.ts`, '({ articles }, metadata)', '({ items: articles }, metadata)');
  replace(`${list}/InsightsPage.tsx`, 'const { articles }', 'const { items: articles }');

  const article = 'src/pages/insight';
  replace(
    `${article}/definition.ts`,
    '      article,\n',
    '      article: { ...article, readTime: { text: article.readTime } },\n',
  );
  replace(`${article}/Hero.tsx`, '{article.readTime}', '{article.readTime.text}');

  addPage(copy);
  replace(
    'content/main-pages.yaml',
    '    name: Training\n',
    '    name: Training\n    menu: { label: Training }\n',
  );

  // The field of docs/recipes.md, but required.
  const field = codeOf('field')
    .replace(/ *optional: true,\n/, '')
    .replace('minLength: 0', 'minLength: 1');
  const end = '] as const satisfies readonly EnquiryField[]';
  replace('src/enquiry/fields.ts', end, `${field}${end}`);
  write('supabase/migrations/20261201090000_budget.sql', codeOf('migration'));

  const { code, stderr } = await run();
  if (code !== 0) throw new Error(stderr);
}
