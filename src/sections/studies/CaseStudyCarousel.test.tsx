import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { CaseStudyCarousel } from './CaseStudyCarousel.tsx';

const study = (title: string, industry: string) => ({
  id: title.toLowerCase(),
  slug: title.toLowerCase(),
  title,
  shortDescription: `What ${title} got`,
  industry,
  image: { src: `/art/${title}`, width: 1600, height: 1000 },
  technologies: ['React'],
});
const studies = [study('Alpha', 'Retail'), study('Beta', 'Banking'), study('Gamma', 'Retail')];

const open = (props: { tags?: string[]; limit?: number } = {}) =>
  hydrate(
    <MemoryRouter>
      <CaseStudyCarousel studies={studies} title="Our work" {...props} />
    </MemoryRouter>,
  );
const titles = () =>
  [...document.querySelectorAll('.slide h3')].map((heading) => heading.textContent);
const active = () => document.querySelector('.slide[data-active="true"] h3')?.textContent;
const moving = () => document.querySelector('[data-moving="true"]') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('CaseStudyCarousel', () => {
  it('starts at the first study; previous and next wrap', async () => {
    await open();
    expect(active()).toBe('Alpha');
    await press('Previous case study');
    expect(active()).toBe('Gamma');
    await pass(300);
    await press('Next case study');
    expect(active()).toBe('Alpha');
  });

  it('ignores moves for 300 ms after one, at half opacity', async () => {
    await open();
    await press('Next case study');
    expect(moving()).toBe(true);
    await pass(299);
    await press('Next case study');
    expect(active()).toBe('Beta');
    await pass(1);
    expect(moving()).toBe(false);
    await press('Next case study');
    expect(active()).toBe('Gamma');
  });

  it('jumps to a study and announces it', async () => {
    const container = await open();
    const status = container.querySelector('[role="status"]');
    expect(status?.textContent).toBe('');
    await press('Show case study 3 of 3');
    expect(active()).toBe('Gamma');
    expect(status?.textContent).toBe('Gamma, 3 of 3');
  });

  it('has every study and its link in the page, filtered and limited', async () => {
    const container = await open({ tags: ['RETAIL'], limit: 1 });
    expect(titles()).toEqual(['Alpha']);
    const links = [...container.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Read case study', '/case-studies/alpha'],
      ['View All Case Studies', '/case-studies'],
    ]);
  });

  it('shows all studies when the filter leaves none', async () => {
    await open({ tags: ['blockchain'] });
    expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  it('fetches the picture of the shown study only, until the visitor reaches for the carousel', async () => {
    const container = await open();
    expect(container.querySelectorAll('[data-fetched="true"]')).toHaveLength(1);
    await act(async () => {
      container
        .querySelector('[aria-roledescription="carousel"] button')
        ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    expect(container.querySelectorAll('[data-fetched="true"]')).toHaveLength(3);
  });
});
