import { afterAll, beforeAll, expect, it } from 'vitest';
import { officePlaces } from '../../src/content/company/offices.ts';
import { developers } from '../../src/content/company/developers.ts';
import { services } from '../../src/content/navigation/services.ts';
import { paths } from '../../src/paths.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import type { OtherBrowser } from '../support/other-browsers.ts';
import { pageOfEachKind, pathsOf } from '../support/example-paths.ts';
import { isHydrated } from '../support/is-hydrated.ts';
import { publishedToday } from '../support/published-today.ts';
import { startSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';
import { watchedSite } from './watched-site.ts';

/**
 * The tests of a browser on the built site; tests/e2e covers Chromium. Each browser has a file that calls it, so that
 * browsers are tested at the same time.
 */
export function testIn(start: () => Promise<OtherBrowser>): void {
  let watched: Awaited<ReturnType<typeof watchedSite>>;
  let browser: OtherBrowser;
  const resources = new AsyncDisposableStack(); // released also after a failed beforeAll

  beforeAll(async () => {
    watched = await watchedSite(async (origin) => {
      const site = await startSite({ env: { SITE_URL: origin } });
      resources.defer(() => site.stop());
      return site.origin;
    });
    resources.defer(() => void watched.close());
    browser = await start();
    resources.defer(() => browser.close());
  });
  afterAll(() => resources.disposeAsync());

  /** Opens a page and waits until React has hydrated every button and form. */
  async function open(path: string): Promise<void> {
    await browser.open(watched.origin + path);
    await until(() => browser.run(isHydrated));
  }
  /** Console messages since the last call, without those about unreachable third parties. */
  const messages = async () => {
    const watched = () => (window as unknown as { watched: string[] }).watched.splice(0);
    const all = await browser.run(watched);
    return all.filter((text) => !text.startsWith('Map could not be loaded'));
  };
  const count = (selector: string) =>
    browser.run((selector) => document.querySelectorAll(selector).length, selector);
  const waitFor = (selector: string) => until(async () => (await count(selector)) > 0);

  /** Clicks the first element that matches, if the page has one, and waits for the effect. */
  async function press(selector: string, outcome: string): Promise<boolean> {
    if ((await count(selector)) === 0) return false;
    // What was below the screen is laid out in the next frame, and may move the element out of the screen again.
    await until(() =>
      browser.run((selector) => {
        const element = document.querySelector(selector)!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element.getBoundingClientRect().height > 1;
      }, selector),
    );
    await browser.click(selector);
    await waitFor(outcome);
    return true;
  }

  it('detects console messages, uncaught errors and policy violations', async () => {
    await open(paths.home);
    await browser.run(() => {
      console.error('a message');
      setTimeout(() => {
        throw new Error('an error');
      });
      document.head.append(Object.assign(document.createElement('script'), { text: '1' }));
    });
    const recorded: string[] = [];
    await until(async () => {
      recorded.push(...(await messages()));
      const text = recorded.join();
      return ['a message', 'an error', 'script-src'].every((part) => text.includes(part));
    });
  });

  it('opens the menu of the header', async () => {
    await browser.resize(1280, 900);
    await open(paths.home);
    const closed = 'header nav button[aria-expanded=false]';
    expect(await press(closed, 'header nav button[aria-expanded=true]')).toBe(true);
    expect(await messages()).toEqual([]);
  });

  // Not the header's menu: the pointer would rest there, where the next page opens it before the test does.
  it('opens tabs, accordions and carousels on a page of each kind, without console messages', async () => {
    await browser.resize(1280, 900);
    const secondStudy = 'button[aria-label^="Show "][aria-label*=", 2 of "][aria-current=true]';
    const controls = {
      '[role=tab][aria-selected=false]': '[role=tab]:nth-child(2)[aria-selected=true]',
      ...(pathsOf('agile-teams').length > 0 && {
        'main h3 > button[aria-expanded=false]': 'main h3 > button[aria-expanded=true]',
      }),
      ...(publishedToday.caseStudies.length > 1 && {
        'button[aria-label="Next case study"]': secondStudy,
      }),
    };
    const pressed = new Set<string>();
    // The other services' pages have a carousel of studies.
    const withCarousel = services.find(({ id }) => id !== 'agile-teams');
    for (const path of new Set([...pageOfEachKind, withCarousel?.path ?? paths.home])) {
      await open(path);
      for (const [control, outcome] of Object.entries(controls))
        if (await press(control, outcome)) pressed.add(control);
      expect(await messages(), path).toEqual([]);
    }
    expect([...pressed].toSorted()).toEqual(Object.keys(controls).toSorted());
  });

  it('navigates on the client from the mobile menu', async () => {
    await browser.resize(390, 844);
    await open(paths.insights);
    await press('[aria-controls=menu]', '#menu:popover-open');
    await browser.run(() => {
      document.body.dataset['document'] = 'first';
    });
    await press(`#menu a[href="${paths.contact}"]`, 'body[data-document=first] form');
    await until(() => browser.run((path) => location.pathname === path, paths.contact));
    expect(await messages()).toEqual([]);
  });

  const [teamsPath] = developers.length > 0 ? pathsOf('agile-teams') : [];
  it.skipIf(!teamsPath)(
    'shows the bar of a bio with the focus, until 600 ms after it left',
    async () => {
      await browser.resize(1280, 900);
      await open(teamsPath!);
      await browser.run(() => {
        document.querySelector<HTMLElement>('.bio')!.style.height = '40px';
      });
      await until(() =>
        browser.run(() => document.querySelector('[aria-label^="About "]') !== null),
      );
      const colors = await browser.run(() => {
        const bio = document.querySelector<HTMLElement>('[aria-label^="About "]')!;
        const style = getComputedStyle(bio);
        const hasParts = CSS.supports('selector(::-webkit-scrollbar-thumb)');
        const color = () => (hasParts ? style.getPropertyValue('--thumb') : style.scrollbarColor);
        const colorAfter = (ms: number) => {
          for (const animation of bio.getAnimations()) {
            animation.pause();
            animation.currentTime = ms;
          }
          return color();
        };
        const before = color();
        bio.focus();
        const focused = color();
        bio.blur();
        return { before, focused, at599: colorAfter(599), at600: colorAfter(600) };
      });
      expect(colors.before).toMatch(/transparent|rgba\(0, 0, 0, 0\)/);
      expect(colors.focused).toMatch(/^(rgb\(|#)/);
      expect(colors).toMatchObject({ at599: colors.focused, at600: colors.before });
    },
  );

  it.each([
    ['entry', /entry-client-/, paths.contact],
    ['form', /form-/, paths.contact],
  ])(
    'starts after a failed request for the %s, and keeps what was typed',
    async (_, file, path) => {
      await browser.resize(1280, 900);
      watched.fail(file);
      await browser.open(watched.origin + path);
      await waitFor('[data-without-app]');
      const panels = '[role=tabpanel], article.office';
      const isShown = (panels: string) =>
        [...document.querySelectorAll(panels)].every((panel) => panel.checkVisibility());
      expect(await count(panels)).toBeGreaterThanOrEqual(officePlaces.length);
      expect(await browser.run(isShown, panels)).toBe(true);
      const company = '[name=company]';
      await browser.type(company, 'Karoo Freight');
      watched.fail(null);
      await until(async () => (await count('[data-without-app]')) === 0);
      await until(() => browser.run(isHydrated));
      await messages();
      const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)!.value;
      expect(await browser.run(value, company)).toBe('Karoo Freight');
    },
  );

  it('submits the form', async () => {
    await browser.resize(1280, 900);
    await open(services[0]!.path);
    const values = enquiryPayload();
    for (const name of ['name', 'email', 'phone', 'message'] as const)
      await browser.type(`form [name=${name}]`, values[name]);
    await press('form [type=submit]', 'main h1');
    await until(() => browser.run(() => location.pathname === '/thank-you'));
    expect(await messages()).toEqual([]);
  });
}
