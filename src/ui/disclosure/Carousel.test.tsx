import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { button, hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Carousel } from './Carousel.tsx';

const SLIDE = 300;
const slides = ['Brief', 'Build', 'Launch', 'Run'].map((label) => ({
  key: label,
  label,
  content: <p>{label}</p>,
}));
let isReduced = false;

/** happy-dom lays nothing out: a row of slides, of which one is visible. */
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes(': reduce)') && isReduced }),
  );
  document.body.innerHTML = '<style>.slide { margin-right: 0px }</style>'; // embla reads it
  const element = HTMLElement.prototype;
  vi.spyOn(element, 'offsetWidth', 'get').mockReturnValue(SLIDE);
  vi.spyOn(element, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const isSlide = this.classList.contains('slide');
    return isSlide ? SLIDE * [...this.parentElement!.children].indexOf(this) : 0;
  });
});

async function open(early?: string) {
  const carousel = <Carousel label="Process" noun="step" slides={slides} align="start" />;
  const container = await hydrate(carousel, early);
  const isLive = () => expect(container.querySelector('[data-live]')).not.toBeNull();
  await act(() => eventually(isLive));
  return container;
}
const shown = (container: HTMLElement) => container.querySelector('.position b')?.textContent;
/** Where the slides are, in px. */
const offset = (container: HTMLElement) =>
  Number(/\((.*?)px/.exec(container.querySelector<HTMLElement>('.track')!.style.transform)?.[1]);

it('starts at the slide that the visitor has scrolled to, and wraps at both ends', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(2 * SLIDE);
  const container = await open();
  expect(shown(container)).toBe('03');
  expect(container.querySelector('[role="status"]')?.textContent).toBe('');
  await press('Next step');
  await press('Next step');
  expect(shown(container)).toBe('01');
  expect(container.querySelector('[role="status"]')?.textContent).toBe('Brief, 1 of 4');
  await press('Previous step');
  expect(shown(container)).toBe('04');
});

it('moves by the button that was pressed before hydration', async () => {
  expect(shown(await open('Next step'))).toBe('02');
});

it.each([
  ['slides', false],
  ['jumps with reduced motion', true],
])('%s to the next slide', async (_, reduced) => {
  isReduced = reduced;
  const container = await open();
  await act(async () => button('Next step').click());
  await vi.waitFor(() => expect(offset(container)).toBeLessThan(0), { interval: 1 });
  expect(offset(container) === -SLIDE).toBe(reduced);
});
