import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHoverIntent } from './hover-intent.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function menu() {
  const onChange = vi.fn<(open: boolean) => void>();
  const intent = createHoverIntent({ openDelay: 200, skipDelay: 300, closeDelay: 150, onChange });
  const isOpen = () => onChange.mock.lastCall?.[0] ?? false;
  return { intent, onChange, isOpen };
}

/** A menu that has been open on hover for a second, so that a click closes it. */
function openedMenu() {
  const opened = menu();
  opened.intent.enterTrigger();
  vi.advanceTimersByTime(1000);
  return opened;
}

describe('opening', () => {
  test('opens once the pointer has rested on the trigger for 200 ms', () => {
    const { intent, isOpen } = menu();
    intent.enterTrigger();
    vi.advanceTimersByTime(199);
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(true);
  });

  test('stays closed when the pointer only passes over the trigger', () => {
    const { intent, onChange } = menu();
    intent.enterTrigger();
    vi.advanceTimersByTime(120);
    intent.leave();
    vi.advanceTimersByTime(1000);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('opens at once on a click', () => {
    const { intent, isOpen } = menu();
    intent.enterTrigger();
    intent.toggle();
    expect(isOpen()).toBe(true);
  });
});

describe('closing', () => {
  test('closes 150 ms after the pointer has left', () => {
    const { intent, isOpen } = openedMenu();
    intent.leave();
    vi.advanceTimersByTime(149);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  test('stays open while the pointer crosses from the trigger to the panel', () => {
    const { intent, isOpen } = openedMenu();
    intent.leave();
    vi.advanceTimersByTime(100);
    intent.enterPanel();
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(true);
  });

  test('closes on a second click', () => {
    const { intent, isOpen } = openedMenu();
    intent.toggle();
    expect(isOpen()).toBe(false);
  });

  test('ignores a click just after hover has opened it', () => {
    const { intent, isOpen } = menu();
    intent.enterTrigger();
    vi.advanceTimersByTime(260);
    intent.toggle();
    expect(isOpen()).toBe(true);
  });
});

describe('opening again', () => {
  test('opens without delay within 300 ms of closing', () => {
    const { intent, isOpen } = openedMenu();
    intent.close();
    vi.advanceTimersByTime(299);
    intent.enterTrigger();
    expect(isOpen()).toBe(true);
  });

  test('waits the full delay again after 300 ms', () => {
    const { intent, isOpen } = openedMenu();
    intent.close();
    vi.advanceTimersByTime(300);
    intent.enterTrigger();
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(true);
  });
});

test('does nothing more once disposed', () => {
  const { intent, onChange } = menu();
  intent.enterTrigger();
  intent.dispose();
  vi.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();
});
