// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { button, hydrate, press } from '../../../tests/support/hydrate.tsx';
import { offices } from '../../content/offices.ts';
import { Offices } from './Offices.tsx';

// The maps service answers every embedded map with an empty page.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
Object.assign(settings, {
  enableIframePageLoading: true,
  disableIframePageLoading: false,
  fetch: { interceptor: { beforeAsyncRequest: async () => new Response('') } },
});

const open = () =>
  hydrate(
    <MemoryRouter>
      <Offices />
    </MemoryRouter>,
  );
const shown = () => document.querySelector('.office[data-active="true"]')!;
const pressed = () => document.querySelector('.choice [aria-pressed="true"]')?.firstChild;

describe('Offices', () => {
  it('opens with Johannesburg, its address, hours and directions', async () => {
    await open();
    expect(pressed()?.textContent).toBe('Johannesburg');
    const text = shown().textContent;
    for (const line of offices[0]!.address) expect(text).toContain(line);
    expect(text).toContain('Monday - Friday 8:00am - 5:00pm');
    expect(shown().querySelector('a')?.textContent).toBe('Get Directions');
    expect(shown().querySelector('a')?.href).toBe(offices[0]!.mapLink);
  });

  it('asks the maps service for nothing until the visitor wants a map', async () => {
    await open();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('keeps all three offices in the HTML, for readers without script', async () => {
    await open();
    const names = [...document.querySelectorAll('.office h3')].map((name) => name.textContent);
    expect(names).toEqual(['Johannesburg', 'Cape Town', 'Durban']);
  });

  it('embeds the map on a click and hands it the focus', async () => {
    await open();
    await press('Show map');
    const frame = shown().querySelector('iframe')!;
    expect(frame.src).toBe(offices[0]!.coordinates);
    expect(frame.title).toBe('Map of the Johannesburg office');
    expect(document.activeElement).toBe(frame);
  });

  it('opens the chosen office with its map', async () => {
    await open();
    button('Durban').focus();
    await press('Durban');
    expect(pressed()?.textContent).toBe('Durban');
    expect(shown().querySelector('iframe')?.src).toBe(offices[2]!.coordinates);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(document.activeElement).toBe(button('Durban'));
  });
});
