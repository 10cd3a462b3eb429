import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, hydrate, press, reportVisible } from '../../../tests/support/hydrate.tsx';
import { offices } from '../../content/company/office-records.ts';
import { Offices } from './Offices.tsx';

/** Whether the maps service answers requests, with an empty page. */
let isReachable = true;
const answered: string[] = [];
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
Object.assign(settings, {
  enableIframePageLoading: true,
  disableIframePageLoading: false,
  fetch: {
    interceptor: {
      beforeAsyncRequest: async ({ request }: { request: Request }) => {
        if (!isReachable && request.method === 'HEAD') throw new TypeError('Failed to fetch');
        if (request.method === 'HEAD') answered.push(request.url);
        return new Response('');
      },
    },
  },
});
beforeEach(() => {
  isReachable = true;
});

const first = offices[0]!;
const last = offices.at(-1)!;

const list = (
  <MemoryRouter>
    <Offices />
  </MemoryRouter>
);
const open = () => hydrate(list);
const nearMap = () => reportVisible(shown().querySelector('picture')!.parentElement!, true);
const shown = () => document.querySelector('.office[data-active="true"]')!;
const frames = () =>
  [...shown().querySelectorAll('iframe')].filter((it) => !it.closest('noscript'));
const map = () => frames()[0]!;
const pressed = () => document.querySelector('.choice [aria-pressed="true"]')?.firstChild;

describe('Offices', () => {
  it('opens with the first office, its address, hours and directions', async () => {
    await open();
    expect(pressed()?.textContent).toBe(first.name);
    const text = shown().textContent;
    for (const line of first.address) expect(text).toContain(line);
    expect(text).toContain(first.hours);
    const directions = [...shown().querySelectorAll('a')].at(-1);
    expect(directions?.textContent).toBe('Get Directions');
    expect(directions?.href).toBe(first.mapLink);
  });

  it('has a lazy map of each office in the HTML for visitors without script, over the drawn one', () => {
    const page = document.createElement('template');
    page.innerHTML = renderToString(list);
    const parts = [...page.content.querySelectorAll('.office')].map((office) => ({
      name: office.querySelector('h3')!.textContent,
      coordinates: office.querySelector('noscript iframe[loading=lazy]')?.getAttribute('src'),
      title: office.querySelector('iframe')?.title,
      shown: office.querySelector<HTMLElement>('picture ~ noscript iframe')?.dataset['shown'],
    }));
    expect(parts).toEqual(
      offices.map(({ name, coordinates }) => ({
        name,
        coordinates,
        title: `Map of the ${name} office`,
        shown: 'false',
      })),
    );
  });

  it('requests nothing from the maps service until the map is near the viewport', async () => {
    await open();
    expect(frames()).toEqual([]);
    await nearMap();
    expect(frames().map(({ src }) => src)).toEqual([first.coordinates]);
  });

  it('shows the map once it has loaded', async () => {
    await open();
    await nearMap();
    await act(() => vi.waitFor(() => expect(answered).toContain(first.coordinates)));
    await vi.waitFor(() => expect(map().dataset['shown']).toBe('true'));
  });

  it('keeps the drawn map if the maps service cannot be reached, and logs it', async () => {
    isReachable = false;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    await nearMap();
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith(`Map could not be loaded: ${first.name}`),
    );
    expect(map().dataset['shown']).toBe('false');
  });

  it('opens the chosen office and keeps the focus on its button', async () => {
    await open();
    button(last.name).focus();
    await press(last.name);
    await nearMap();
    expect(pressed()?.textContent).toBe(last.name);
    expect(map().src).toBe(last.coordinates);
    expect(document.activeElement).toBe(button(last.name));
  });
});
