import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, hydrate, press, scrollTo } from '../../../tests/support/hydrate.tsx';
import { addressLines } from '../../content/company/country.ts';
import { offices } from '../../content/company/office-records.ts';
import { Offices } from './Offices.tsx';

/** Whether the maps service answers. */
let isReachable = true;
/** The addresses that were asked. */
let asked: string[] = [];
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
Object.assign(settings, {
  enableIframePageLoading: true,
  disableIframePageLoading: false,
  fetch: {
    interceptor: {
      beforeAsyncRequest: async ({ request }: { request: Request }) => {
        // Frames load when a test says so.
        if (request.method !== 'HEAD') return new Promise<Response>(() => {});
        if (!isReachable) throw new TypeError('Failed to fetch');
        asked.push(request.url);
        return new Response('');
      },
    },
  },
});
beforeEach(() => {
  isReachable = true;
  asked = [];
});

const first = offices[0]!;
const last = offices.at(-1)!;

const open = (early?: string) => hydrate(<Offices />, early);
const nearMap = () => scrollTo(shown().querySelector('picture')!.parentElement!, { part: 0.1 });
/** The office that the pressed button shows. */
const shown = () => document.getElementById(pressed().getAttribute('aria-controls')!)!;
const map = () => shown().querySelector('iframe')!;
const pressed = () => document.querySelector('button[aria-pressed="true"]')!;

it('opens with the first office, its address, hours and directions', async () => {
  await open();
  const text = shown().textContent;
  for (const line of [...addressLines(first.address), first.address.country])
    expect(text).toContain(line);
  expect(text).toContain(first.hours);
  const directions = [...shown().querySelectorAll('a')].at(-1);
  expect(directions?.textContent).toBe('Get Directions');
  expect(directions?.href).toBe(first.mapLink);
});

it('has a lazy map of each office in the HTML, over the drawn one, without a box with script', () => {
  const page = document.createElement('template');
  page.innerHTML = renderToString(<Offices />);
  const maps = [...page.content.querySelectorAll('iframe')].map((frame) =>
    ['src', 'title', 'loading', 'data-state'].map((name) => frame.getAttribute(name)),
  );
  expect(maps).toEqual(
    offices.map(({ name, coordinates }) => [
      ...[coordinates, `Map of the ${name} office`, 'lazy', 'waiting'],
    ]),
  );
});

it('fetches a map once it is near the viewport and its host answers, and shows it when it has loaded', async () => {
  await open();
  expect(asked).toEqual([]);
  map().dispatchEvent(new Event('load'));
  expect(map().dataset['state']).toBe('waiting');
  await nearMap();
  await vi.waitFor(() => expect(map().dataset['state']).toBe('loading'));
  expect(asked).toEqual([`${new URL(first.coordinates).origin}/`]);
  await act(async () => map().dispatchEvent(new Event('load')));
  expect(map().dataset['state']).toBe('shown');
});

it('keeps the drawn map if the maps service cannot be reached, and logs it', async () => {
  isReachable = false;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await nearMap();
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith(`Map could not be loaded: ${first.name}`),
  );
  expect(map().dataset['state']).toBe('waiting');
});

it('opens the chosen office, also before the app had come, and keeps the focus on its button', async () => {
  await open(last.name);
  expect(pressed()).toBe(button(last.name));
  await press(first.name);
  expect(pressed()).toBe(button(first.name));
  button(last.name).focus();
  await press(last.name);
  await nearMap();
  expect(shown().textContent).toContain(addressLines(last.address)[0]);
  expect(map().src).toBe(last.coordinates);
  expect(document.activeElement).toBe(button(last.name));
});
