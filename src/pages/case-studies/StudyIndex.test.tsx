import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/hydrate.tsx';
import type { CaseStudyListing } from '../../content/model/case-study-schema.ts';
import { StudyIndex } from './StudyIndex.tsx';

const study = (slug: string, technologies: string[] | null) =>
  ({
    id: slug,
    slug,
    title: slug,
    industry: 'Retail',
    timeline: '3 months',
    technologies,
    shortDescription: 'A shop.',
    result: { value: '+1%', label: 'sales' },
    image: { src: '/art/shop', width: 1200, height: 800 },
  }) as unknown as CaseStudyListing;

it('shows a card’s failure in its place, logs it and leaves the others alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const studies = [study('alpha', ['React']), study('beta', null), study('gamma', [])];
  const container = await render(
    <MemoryRouter>
      <StudyIndex studies={studies} more={[]} allHaveSetback />
    </MemoryRouter>,
  );
  const items = [...container.querySelectorAll('[role=list] > li[id]')];
  expect(items.map(({ id }) => id)).toEqual(['alpha', 'beta', 'gamma']);
  expect(items.map((item) => item.querySelector('article') !== null)).toEqual([true, false, true]);
  expect(items[1]!.textContent).toBe(
    "This case study couldn't be displayed. Please try refreshing the page.",
  );
  expect(log.mock.calls.flat()).toContain('Case study "beta" failed:');
});

it('continues with rows that link to their studies and continue the numbers', async () => {
  const container = await render(
    <MemoryRouter>
      <StudyIndex
        studies={[study('alpha', [])]}
        more={[study('beta', []), study('gamma', [])]}
        allHaveSetback
      />
    </MemoryRouter>,
  );
  const rows = [...container.querySelectorAll('#more ~ [role=list] > li')];
  expect(rows.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['beta', '02Retail3 monthsbetaA shop.'],
    ['gamma', '03Retail3 monthsgammaA shop.'],
  ]);
  expect(rows[0]!.querySelector('a')?.getAttribute('href')).toBe('/case-studies/beta');
  expect(container.querySelector('h2')?.textContent).toMatch(/^Three projects/);
});
