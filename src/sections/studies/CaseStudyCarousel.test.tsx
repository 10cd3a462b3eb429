import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, hydrate, press } from '../../../tests/support/hydrate.tsx';
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

const open = (shown = studies, early?: string) =>
  hydrate(<CaseStudyCarousel studies={shown} title="Our work" />, early);
const status = () => document.querySelector('[role="status"]')?.textContent;
const active = () => document.querySelector('.slide[data-active="true"] h3')?.textContent;
const moving = () => document.querySelector('[data-moving="true"]') !== null;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

it('starts at the first study, and wraps at both ends', async () => {
  await open();
  expect([active(), status()]).toEqual(['Alpha', '']);
  await press('Previous case study');
  expect(active()).toBe('Gamma');
  await advance(300);
  await press('Next case study');
  expect(active()).toBe('Alpha');
});

it('shows the study whose dot was pressed, also before hydration, and announces it', async () => {
  await open(studies, 'Show Beta, 2 of 3');
  expect([active(), status()]).toEqual(['Beta', 'Beta, 2 of 3']);
  await advance(300);
  await press('Show Alpha, 1 of 3');
  expect([active(), status()]).toEqual(['Alpha', 'Alpha, 1 of 3']);
});

it('has no buttons for a single study', async () => {
  const container = await open(studies.slice(0, 1));
  expect(active()).toBe('Alpha');
  expect(container.querySelector('button')).toBeNull();
});

it('moves by the arrow keys on its controls', async () => {
  await open();
  const press = async (key: string) => {
    const keydown = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => void button('Next case study').dispatchEvent(keydown));
    await advance(300);
    return keydown.defaultPrevented;
  };
  expect([await press('ArrowRight'), active()]).toEqual([true, 'Beta']);
  expect([await press('ArrowLeft'), active()]).toEqual([true, 'Alpha']);
  expect([await press('ArrowDown'), active()]).toEqual([false, 'Alpha']);
});

it.each([
  ['to the left', [-48, 47], 'Beta'],
  ['to the right', [48, -47], 'Gamma'],
  ['too short', [-47, 0], 'Alpha'],
  ['that scrolls the page', [-48, 49], 'Alpha'],
] as const)('answers a swipe %s', async (_, [x, y], expected) => {
  const container = await open();
  const touch = (type: string, touches: object) =>
    act(async () => {
      const event = Object.assign(new Event(type, { bubbles: true }), touches);
      container.querySelector('.slide')!.dispatchEvent(event);
    });
  await touch('touchstart', { touches: [{ clientX: 200, clientY: 200 }] });
  await touch('touchend', { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  expect(active()).toBe(expected);
});

it('ignores buttons for 300 ms after a move', async () => {
  await open();
  await press('Next case study');
  expect(moving()).toBe(true);
  await advance(299);
  await press('Next case study');
  expect(active()).toBe('Beta');
  await advance(1);
  expect(moving()).toBe(false);
  await press('Next case study');
  expect(active()).toBe('Gamma');
});

it('links to its studies and to all', async () => {
  const container = await open(studies.slice(0, 1));
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Read case study', '/case-studies/alpha'],
    ['View All Case Studies', '/case-studies'],
  ]);
});

it('renders nothing without studies', async () => {
  expect((await open([])).innerHTML).toBe('');
});

it('loads only the picture of the shown study until a control of the carousel has focus', async () => {
  const container = await open();
  expect(container.querySelectorAll('[data-fetched="true"]')).toHaveLength(1);
  const focus = new FocusEvent('focusin', { bubbles: true });
  await act(async () => void button('Next case study').dispatchEvent(focus));
  expect(container.querySelectorAll('[data-fetched="true"]')).toHaveLength(3);
});
