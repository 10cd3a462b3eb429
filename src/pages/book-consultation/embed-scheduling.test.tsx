import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { embedScheduling, type SchedulingState } from './embed-scheduling.ts';

const hosts = {
  link: 'https://calendar.test/us/30min',
  script: 'https://assets.calendar.test/widget.js',
  frame: 'https://calendar.test',
};

let container: HTMLElement;
let states: SchedulingState[];
let leave: () => void;

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${hosts.script}"]`);
const globals = window as unknown as Record<string, unknown>;

/** Runs the third party's script, then its event. */
function scriptRuns(run: () => void, element = script()): void {
  run();
  element?.dispatchEvent(new Event('load'));
}

function showFrame(): void {
  const frame = document.createElement('iframe');
  frame.srcdoc = 'The calendar';
  container.append(frame);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Adds the script's element without fetching it.
  vi.spyOn(document.body, 'append').mockImplementation((element) => {
    (element as HTMLScriptElement).type = 'text/plain';
    document.body.appendChild(element as HTMLScriptElement);
  });
  document.body.innerHTML = '<div id="here"></div>';
  container = document.querySelector<HTMLElement>('#here')!;
  states = [];
  leave = embedScheduling(container, hosts, (state) => states.push(state));
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('is ready once the container has its frame', async () => {
  scriptRuns(showFrame);
  await eventually(() => expect(states).toEqual(['ready']));
});

it('calls the function of a script that doesn’t fill the container itself', () => {
  const initInlineWidget = vi.fn();
  scriptRuns(() => (globals['Calendly'] = { initInlineWidget }));
  expect(initInlineWidget).toHaveBeenCalledWith({ url: hosts.link, parentElement: container });
});

it('is blocked once when the script can’t be loaded', () => {
  script()!.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(9000);
  expect(states).toEqual(['blocked']);
});

it.each([
  ['hangs', () => {}],
  ['is another answer', () => scriptRuns(() => {})],
])('is blocked for good eight seconds after a script that %s', (_, happens) => {
  const late = script();
  vi.advanceTimersByTime(5000);
  happens();
  vi.advanceTimersByTime(2999);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['blocked']);
  scriptRuns(() => {
    globals['Calendly'] = {};
    showFrame();
  }, late);
  expect(container.children).toHaveLength(0);
  expect(globals['Calendly']).toBeUndefined();
  expect(states).toEqual(['blocked']);
});

it('removes script, frames, stylesheets and globals when the visitor leaves, and no others', () => {
  const own = document.createElement('script');
  own.type = 'text/plain';
  document.body.appendChild(own);
  scriptRuns(() => {
    globals['Calendly'] = {};
    globals['calendarHelper'] = {};
    showFrame();
    const sheet = document.head.appendChild(document.createElement('link'));
    Object.assign(sheet, { rel: 'stylesheet', href: 'https://assets.calendar.test/widget.css' });
  });
  leave();
  expect(script()).toBeNull();
  expect(document.querySelector('iframe, link[rel="stylesheet"]')).toBeNull();
  expect([globals['Calendly'], globals['calendarHelper']]).toEqual([undefined, undefined]);
  expect(own.isConnected).toBe(true);
});

it('removes what a script adds after the visitor has left', () => {
  const late = script();
  leave();
  scriptRuns(() => {
    globals['Calendly'] = {};
    showFrame();
  }, late);
  expect(globals['Calendly']).toBeUndefined();
  expect(container.children).toHaveLength(0);
  expect(states).toEqual([]);
});
