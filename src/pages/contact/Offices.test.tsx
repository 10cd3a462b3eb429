import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { button, hydrate, press, scrollTo } from '../../../tests/support/hydrate.tsx';
import { addressLines } from '../../content/company/address-lines.ts';
import { offices as allOffices, type Office } from '../../content/company/office-details.ts';
import { Offices } from './Offices.tsx';

// A test decides when frames load.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
const interceptor = { beforeAsyncRequest: () => new Promise(() => {}) };
Object.assign(settings, { enableIframePageLoading: true, fetch: { interceptor } });

/** The maps service. */
const service = vi.fn<typeof fetch>();
beforeEach(() => {
  service.mockReset().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', service);
});

const first: Office = {
  ...allOffices[0]!,
  closed: [
    { day: '1 October 2030', name: 'Independence Day' },
    { day: '24 December 2030', until: '2 January 2031', name: 'Closure' },
  ],
};
const last: Office = {
  ...first,
  ...{ key: 'last', name: 'Accra', coordinates: `${first.coordinates}&last` },
  address: { ...first.address, street: ['2 Ring Road'] },
};
const offices = [first, last];

const open = (early?: string) => hydrate(<Offices offices={offices} />, early);
const nearMap = () => scrollTo(map().parentElement!, { part: 0.1 });
/** The office that the pressed button shows. */
const shown = () => document.getElementById(pressed().getAttribute('aria-controls')!)!;
const map = () => shown().querySelector('iframe')!;
const pressed = () => document.querySelector('button[aria-pressed="true"]')!;

it('opens with the first office, its address, hours, closed days and directions', async () => {
  await open();
  const text = shown().textContent;
  for (const line of [...addressLines(first.address), first.address.country])
    expect(text).toContain(line);
  expect(text).toContain(first.hours);
  const days = [...shown().querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(days.slice(1, 3)).toEqual([
    '1 October 2030: Independence Day',
    '24 December 2030 to 2 January 2031: Closure',
  ]);
  const directions = [...shown().querySelectorAll('a')].at(-1);
  expect(directions?.textContent).toBe('Get Directions');
  expect(directions?.href).toBe(first.mapLink);
});

it('has a lazy map of each office in the HTML, over the drawn one, hidden with script', () => {
  const page = document.createElement('template');
  page.innerHTML = renderToString(<Offices offices={offices} />);
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
  expect(service).not.toHaveBeenCalled();
  map().dispatchEvent(new Event('load'));
  expect(map().dataset['state']).toBe('waiting');
  await nearMap();
  await eventually(() => expect(map().dataset['state']).toBe('loading'));
  const { origin } = new URL(first.coordinates);
  expect(service).toHaveBeenCalledExactlyOnceWith(
    origin,
    expect.objectContaining({ method: 'HEAD' }),
  );
  await act(async () => map().dispatchEvent(new Event('load')));
  expect(map().dataset['state']).toBe('shown');
});

it('keeps the drawn map if the maps service cannot be reached, and logs it', async () => {
  service.mockRejectedValue(new TypeError('Failed to fetch'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await nearMap();
  await eventually(() =>
    expect(log).toHaveBeenCalledWith(`Map could not be loaded: ${first.name}`),
  );
  expect(map().dataset['state']).toBe('waiting');
});

it('opens the chosen office, also before hydration, and keeps the focus on its button', async () => {
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

it('shows a single office without buttons', () => {
  const page = renderToString(<Offices offices={[first]} />);
  expect(page).toContain('data-active="true"');
  expect(page).not.toContain('Choose an office');
});
