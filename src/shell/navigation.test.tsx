import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { documentState, loadedPage, BUILD_ID } from '../../tests/support/loaded-page.ts';
import { services } from '../content/navigation/services.ts';
import { siteConfig } from '../content/site.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { paths } from '../paths.ts';
import { routes } from '../routes.ts';
import { Document } from './Document.tsx';
import { createRouteObjects } from './route-objects.tsx';

/* The app, started once in a served document, with the responses of a fake server. */

vi.mock('@vitejs/plugin-react/preamble', () => ({}));

const START = '/thank-you';
/** The state of a history entry whose document replaces a navigation. */
const ARRIVAL = { referrer: 'https://news.example/', isArrival: true };
const service = services[0]!.path;
const pageAt = (path: string, parts: Partial<LoadedPage> = {}) =>
  loadedPage(`Title of ${path}`, { data: { articles: [] }, ...parts });

/** Replaces the present document by that of a path. */
async function serve(path: string): Promise<void> {
  const handler = createStaticHandler(createRouteObjects(() => pageAt(path)));
  const context = await handler.query(new Request(new URL(path, location.href)));
  if (context instanceof Response) throw new Error(`no page at ${path}`);
  expect(Object.keys(context.loaderData)).toEqual([path]);
  const state = documentState({ pathname: path, loaderData: context.loaderData });
  const html = renderToString(
    <Document
      state={state}
      stateJson={JSON.stringify(state)}
      scripts={{ firstScreen: '', start: '' }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  history.replaceState(ARRIVAL, '', path);
  document.documentElement.innerHTML = html.replaceAll(/^<html[^>]*>|<\/html>$/g, '');
  document.documentElement.lang = /lang="([^"]*)"/.exec(html)![1]!;
}

/** Goes back to an entry of another document, which only changes the address. */
function goBackTo(path: string): void {
  history.replaceState(ARRIVAL, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

let responses: Record<string, object> = {};
const fetched = vi.fn<typeof fetch>();
/** The path that a request asks for. */
const askedPath = (address: unknown) =>
  new URL(address as string, location.href).searchParams.get('path')!;
const askedPages = () => fetched.mock.calls.map(([address]) => askedPath(address));
const reload = vi.fn();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] }); // data older than a minute would be requested again
  // A busy machine may not compile a page's code within the four seconds of a navigation.
  for (const path of [paths.insights, service, '/no/page'])
    await routes.find(({ match }) => match(path))!.importPage();
  await serve(START);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const served = [{ name: location.href } as PerformanceNavigationTiming];
  performance.getEntriesByType = () => served;
  const loaded = (await import('../entry-client.tsx')).load();
  goBackTo(service);
  expect(reload, 'Back while the code of the page is loaded').toHaveBeenCalledOnce();
  goBackTo(START);
  (await loaded)();
  await eventually(() => expect(find('[data-live=true]')).not.toBeNull());
  expect(find('footer')!.textContent).toContain('© 2026');
  expect(sessionStorage.getItem('visit_medium')).toBe('news.example');
  expect(history.state, 'a reload is not an arrival').not.toHaveProperty('isArrival');
});
beforeEach(async () => {
  responses = {};
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (address) => {
    const path = askedPath(address);
    if (path === START) throw new Error('Its data came with the document');
    return Response.json(responses[path] ?? pageAt(path));
  });
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
  if (location.href !== new URL(START, location.href).href) await follow(START);
  fetched.mockClear();
});

const index = () => (history.state as { idx: number }).idx;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const headerLink = (path: string) => find(`header .desktop a[href="${path}"]`)!;

/** Adds a link, clicks it, and says whether the app has taken the click from the browser. */
function isFollowed(html: string, click: MouseEventInit = {}): boolean {
  document.body.insertAdjacentHTML('beforeend', html);
  const link = document.body.lastElementChild as HTMLElement;
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  link.remove();
  return taken;
}

/** Follows a link and waits for its page and its effects. */
async function follow(href: string): Promise<void> {
  expect(isFollowed(`<a href="${href}">A link</a>`)).toBe(true);
  await eventually(() => expect(location.href).toBe(new URL(href, location.href).href));
  await eventually(() => expect(document.title).toBe(`Title of ${location.pathname}`));
  const lastPage = location.pathname + location.search;
  await eventually(() => expect(localStorage.getItem('last_page')).toBe(lastPage));
}

it('has an icon for each social network', () => {
  const icons = [...document.querySelectorAll('footer .social svg')];
  expect(icons).toHaveLength(siteConfig.social.length);
  for (const { innerHTML } of icons) expect(innerHTML).toMatch(/ d="m/i);
});

it.each<[what: string, html: string, click?: MouseEventInit]>([
  ['a click with Ctrl', `<a href="${paths.home}">Home</a>`, { ctrlKey: true }],
  ['a click with Shift', `<a href="${paths.home}">Home</a>`, { shiftKey: true }],
  ['the middle button', `<a href="${paths.home}">Home</a>`, { button: 1 }],
  ['another target', `<a href="${paths.home}" target="_blank">A tab</a>`],
  ['a download', `<a href="${paths.home}" download>A file</a>`],
  ['a file', `<a href="${paths.feed}">The feed</a>`],
  ['the API', '<a href="/api/page">Data</a>'],
  ['another site', '<a href="https://other.example/">Elsewhere</a>'],
  ['what opens a panel', '<a href="#menu" data-opens>Menu</a>'],
  ['no address', '<a>Nowhere</a>'],
])('leaves to the browser: %s', (_, html, click) => {
  expect(isFollowed(html, click)).toBe(false);
  expect(location.pathname).toBe(START);
});

it('leaves a click that another handler has prevented', () => {
  document.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  isFollowed(`<a href="${START}#next-title">Next</a>`);
  expect(location.hash).toBe('');
});

it('shows the page of a link, and of Back, with its focus, its place in the header, and its query', async () => {
  const before = index();
  responses[paths.insights] = pageAt(paths.insights, {
    structuredData: [{ '@type': 'ItemList' }],
  });
  await follow(`${paths.insights}?utm_source=mail`);
  expect(index()).toBe(before + 1);
  expect(document.activeElement).toBe(find('main h1'));
  expect(headerLink(paths.insights).getAttribute('aria-current')).toBe('page');
  expect(headerLink(paths.home).getAttribute('aria-current')).toBeNull();
  expect(askedPages()).toEqual([paths.insights]);
  expect(find('[type="application/ld+json"]')!.textContent).toContain('ItemList');
  history.back();
  await eventually(() => expect(find('main h1')!.textContent).toBe('Thank You!'));
  expect(document.activeElement).toBe(find('main h1'));
  history.forward();
  await eventually(() => expect(document.title).toBe(`Title of ${paths.insights}`));
  expect(reload).not.toHaveBeenCalled();
});

it('follows links within the page without requesting it; Back leaves the focus', async () => {
  const heading = find('main h1');
  const before = index();
  await follow(`${START}#next-title`);
  await eventually(() => expect(document.activeElement).toBe(find('#next-title[tabindex="-1"]')));
  await follow(`${START}#next-title`);
  expect(index()).toBe(before + 1);
  vi.setSystemTime(Date.now() + 301_000); // its data is no longer cached
  await follow(START);
  vi.setSystemTime(Date.now() - 301_000);
  (document.activeElement as HTMLElement).blur();
  const restored = vi.spyOn(window, 'scrollTo');
  history.back();
  await eventually(() => expect(restored).toHaveBeenCalled());
  expect(document.activeElement).toBe(document.body);
  expect(find('main h1')).toBe(heading);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['encoded', '#caf%C3%A9', 'café'],
  ['malformed', '#100%', null],
  ['of an earlier release', '#a-heading', 'on-a-heading'],
])('follows a fragment that is %s', async (_, fragment, id) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // the router's, of the malformed one
  const added = document.createElement('h2');
  if (id) added.id = id;
  find('main')!.append(added);
  isFollowed(`<a href="${START}?type=contact${fragment}">A link</a>`);
  await eventually(() => expect(document.activeElement).toBe(id ? added : find('main h1')));
  expect(location.search + decodeURI(location.hash.replace('%', id ? '%' : '%25'))).toBe(
    `?type=contact#${id ?? '100%'}`,
  );
  added.remove();
});

it('indicates a pending page, then shows it in new elements with its stored metadata', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await follow('/no/first');
  const heading = find('main h1');
  const stored = { ...pageAt('').metadata, title: 'As this visit has stored it' };
  sessionStorage.setItem(`page_seo@${BUILD_ID}:/no/second`, JSON.stringify(stored));
  const response = Promise.withResolvers<Response>();
  fetched.mockReturnValue(response.promise);
  isFollowed('<a href="/no/second">A link</a>');
  await eventually(() => expect(find('main')!.getAttribute('aria-busy')).toBe('true'));
  response.resolve(Response.json(pageAt('/no/second')));
  await eventually(() => expect(log).toHaveBeenCalledWith('404: there is no page at /no/second'));
  expect(find('main')!.hasAttribute('aria-busy')).toBe(false);
  expect(heading!.isConnected).toBe(false);
  expect(document.title).toBe(stored.title);
});

it('prefetches the page of a link with the pointer or the focus, unless it is the current page', async () => {
  const imports = routes.map((route) => vi.spyOn(route, 'importPage'));
  for (const [path, type] of [
    [START, 'pointerover'],
    [paths.bookConsultation, 'pointerover'],
    [paths.caseStudies, 'focusin'],
    ['https://other.example/agile-teams', 'pointerover'],
  ] as const) {
    headerLink(paths.home).insertAdjacentHTML(
      'afterend',
      `<a id="added" href="${path}"><b>A link</b></a>`,
    );
    find('#added b')!.dispatchEvent(new Event(type, { bubbles: true }));
    find('#added')!.remove();
  }
  await eventually(() => expect(askedPages()).toEqual([paths.bookConsultation, paths.caseStudies]));
  const imported = routes.filter((_, at) => imports[at]!.mock.calls.length > 0);
  expect(imported.map(({ path }) => path).toSorted()).toEqual([
    paths.bookConsultation,
    paths.caseStudies,
  ]);
  expect(location.pathname).toBe(START);
});

it.each([
  ['of another build', pageAt(service, { buildId: '/assets/entry-client-2.js' })],
  ['for a moved page', { movedTo: paths.home }],
])(
  'loads the document after a response %s, as an arrival that the next navigation ends',
  async (_, response) => {
    const path = `/of${_.length}`;
    responses[path] = response;
    isFollowed(`<a href="${path}#there">A link</a>`);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.href).toMatch(`${path}#there`);
    expect(document.title).toMatch(/^Something went wrong/);
    const { key, ...state } = history.state as { key: string };
    expect(state).toMatchObject({ isArrival: true });
    // The position until the document has loaded is not the entry's.
    dispatchEvent(new Event('pagehide'));
    const positions = JSON.parse(sessionStorage.getItem('scroll-positions')!) as object;
    expect(positions).toHaveProperty([`${key}:replaced`]);
    expect(positions).not.toHaveProperty([key]);
    await follow(START);
    expect(history.state).not.toHaveProperty('isArrival');
  },
);

it('marks the menu of services on a service page, and closes both menus when a page is shown', async () => {
  const menu = find('#menu')!;
  menu.hidePopover = vi.fn();
  const trigger = find('header .desktop button')!;
  expect(trigger.getAttribute('aria-current')).toBeNull();
  trigger.click();
  await eventually(() => expect(trigger.getAttribute('aria-expanded')).toBe('true'));
  responses[service] = { movedTo: paths.home };
  isFollowed(`<a href="${service}">A service</a>`);
  await eventually(() => expect(trigger.getAttribute('aria-current')).toBe('true'));
  await eventually(() => expect(trigger.getAttribute('aria-expanded')).toBe('false'));
  expect(menu.hidePopover).toHaveBeenCalled();
});

it('keeps the focus in the open mobile menu, which a wider window closes', async () => {
  const menu = find('#menu')!;
  const toggle = find('header .toggle')!;
  const links = menu.querySelectorAll<HTMLElement>('nav a');
  expect(find('#menu .book')!.getAttribute('href')).toBe(paths.contact);
  const press = (shiftKey = false) => {
    const tab = { key: 'Tab', shiftKey, bubbles: true, cancelable: true };
    return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', tab));
  };
  toggle.focus();
  expect(press(), 'while it is closed').toBe(true);
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  await eventually(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'));
  for (const [isBack, next] of [
    [true, links[links.length - 1]],
    [false, toggle],
    [false, links[0]],
  ] as const) {
    expect(press(isBack)).toBe(false);
    expect(document.activeElement).toBe(next);
  }
  menu.hidePopover = vi.fn();
  for (const innerWidth of [375, 1024]) {
    Object.assign(window, { innerWidth });
    dispatchEvent(new Event('resize'));
  }
  expect(menu.hidePopover).toHaveBeenCalled();
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
});
