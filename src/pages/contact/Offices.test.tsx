import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, hydrate, press } from '../../../tests/support/hydrate.tsx';
import { offices } from '../../content/company/office-records.ts';
import { Offices } from './Offices.tsx';

/** The maps service answers with an empty page, or nobody does, which a frame doesn't say. */
let isReachable = true;
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
Object.assign(settings, {
  enableIframePageLoading: true,
  disableIframePageLoading: false,
  fetch: {
    interceptor: {
      beforeAsyncRequest: async ({ request }: { request: Request }) => {
        if (!isReachable && request.method === 'HEAD') throw new TypeError('Failed to fetch');
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
const shown = () => document.querySelector('.office[data-active="true"]')!;
const map = () => shown().querySelector('iframe')!;
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

  it('has each office with its lazy map in the HTML, the drawn one behind it', () => {
    const page = document.createElement('template');
    page.innerHTML = renderToString(list);
    const parts = [...page.content.querySelectorAll('.office')].map((office) => ({
      name: office.querySelector('h3')!.textContent,
      coordinates: office.querySelector('iframe[loading=lazy]')?.getAttribute('src'),
      title: office.querySelector('iframe')?.title,
      shown: office.querySelector<HTMLElement>('picture ~ iframe')?.dataset['shown'],
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

  it('shows the map once it has loaded', async () => {
    await open();
    await vi.waitFor(() => expect(map().dataset['shown']).toBe('true'));
  });

  it('leaves the drawn map where the maps service cannot be reached, and logs it', async () => {
    isReachable = false;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith(`Map could not be loaded: ${first.name}`),
    );
    expect(map().dataset['shown']).toBe('false');
  });

  it('opens the chosen office and keeps the focus on its button', async () => {
    await open();
    button(last.name).focus();
    await press(last.name);
    expect(pressed()?.textContent).toBe(last.name);
    expect(map().src).toBe(last.coordinates);
    expect(document.activeElement).toBe(button(last.name));
  });
});
