import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { contentFolder } from '../tests/support/content-files.ts';
import { compileContent } from './content/compiler/compile-content.ts';
import { Hero as StudyHero } from './pages/case-study/Hero.tsx';
import { Setback } from './pages/case-study/Setback.tsx';
import { Hero as ArticleHero } from './pages/insight/Hero.tsx';
import { toFeatured } from './content/selections/summaries.ts';
import { NewestArticle } from './pages/insights/NewestArticle.tsx';
import { PageHero } from './sections/PageHero.tsx';

const { caseStudies, articles } = compileContent(contentFolder().dir);
const [study] = caseStudies;
const [article] = articles;

/** Arabic in an English site ends with its full stop on the left. */
it.each([
  ['a page', <PageHero title="Shops" lead="About shops." />, ['Shops', 'About shops.']],
  ['an article', <ArticleHero article={article!} />, ['Shops', 'About shops.']],
  [
    'an article’s card',
    <NewestArticle articles={[toFeatured(article!)]} />,
    ['Shops', 'About shops.'],
  ],
  ['a study', <StudyHero study={study!} />, ['A shop that sells', 'A shop.']],
  ['a study’s text', <Setback study={study!} />, ['Wrong.', 'We asked.']],
])('the texts of %s run in the direction of their language', (_, element, texts) => {
  const router = createMemoryRouter([{ id: 'page', path: '/', element }], {
    hydrationData: { loaderData: { page: { breadcrumbs: [] } } },
  });
  document.body.innerHTML = renderToString(<RouterProvider router={router} />);
  const automatic = [...document.querySelectorAll('[dir=auto]')];
  expect(automatic.map(({ textContent }) => textContent)).toEqual(texts);
});
