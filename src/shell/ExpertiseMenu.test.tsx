import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, hydrate } from '../../tests/support/hydrate.tsx';
import { EXPERTISE_LABEL } from '../content/navigation/navigation.ts';
import { serviceLinks } from '../content/navigation/navigation.ts';
import { ExpertiseMenu } from './ExpertiseMenu.tsx';

const trigger = () => button(EXPERTISE_LABEL);
const panel = () => document.getElementById(trigger().getAttribute('aria-controls')!)!;
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

/** Does what a visitor does. @returns whether the menu is open then */
async function after(action: () => unknown): Promise<boolean> {
  await act(async () => void (await action()));
  return isOpen();
}
const wait = (ms: number) => after(() => vi.advanceTimersByTimeAsync(ms));

/** Moves the pointer from one element to another. */
const move = (from: Element, to: Element, pointerType = 'mouse') =>
  after(() => {
    const options = { bubbles: true, pointerType };
    from.dispatchEvent(new PointerEvent('pointerout', { ...options, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...options, relatedTarget: from }));
  });
const enter = (pointerType?: string) => move(document.body, trigger(), pointerType);
const leave = () => move(trigger(), document.body);
const pointerDown = (pointerType: string) =>
  new PointerEvent('pointerdown', { bubbles: true, pointerType });
const click = (target: HTMLElement = trigger(), pointerType = 'mouse') =>
  after(() => {
    target.dispatchEvent(pointerDown(pointerType));
    target.click();
  });
const press = (key: string) =>
  after(() => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return vi.advanceTimersByTimeAsync(20);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  await hydrate([<ExpertiseMenu key="menu" />, <p key="elsewhere">Elsewhere</p>]);
});

it('opens once the mouse has rested on it for 200 ms, and lists the services', async () => {
  await enter();
  expect(await wait(199)).toBe(false);
  expect(await wait(1)).toBe(true);
  const listed = [...panel().querySelectorAll('.number, .name')];
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    serviceLinks.flatMap(({ name }, at) => [`0${at + 1}`, name]),
  );
});

it('stays closed when the mouse only passes over it or a finger touches it', async () => {
  await enter();
  await wait(120);
  await leave();
  await enter('touch');
  expect(await wait(1_000)).toBe(false);
});

it('closes 150 ms after the mouse has left, unless it reaches the panel', async () => {
  await enter();
  await wait(1_000);
  await leave();
  expect(await wait(149)).toBe(true);
  await move(document.body, panel());
  expect(await wait(1_000)).toBe(true);
  await move(panel(), document.body);
  expect(await wait(150)).toBe(false);
});

it('opens again without delay within 300 ms', async () => {
  await click();
  await click();
  await wait(299);
  expect(await enter()).toBe(true);
  await leave();
  await wait(150 + 300);
  expect(await enter()).toBe(false);
});

it('opens and closes at once on a click, but not on one that was meant to open it', async () => {
  expect(await click()).toBe(true);
  expect(await click()).toBe(false);
  await wait(1_000);
  await enter();
  await wait(260);
  expect(await click()).toBe(true);
  await wait(400);
  expect(await click()).toBe(false);
});

it('opens by Arrow Down at its first link; Escape closes it and restores the focus', async () => {
  trigger().focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(panel().querySelector('a'));
  expect(await press('Escape')).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

it('closes on a click elsewhere, when the focus leaves and when a link is followed', async () => {
  await click();
  expect(await click(document.querySelector('p')!)).toBe(false);
  await click();
  await after(() => trigger().focus());
  expect(await after(() => trigger().blur())).toBe(false);
  await click();
  expect(await click(panel().querySelector('a')!)).toBe(false);
});

it('drops the click of the tap that closes it, but no later one', async () => {
  const elsewhere = document.querySelector('p')!;
  const activate = vi.fn();
  elsewhere.addEventListener('click', activate);
  await click();
  expect(await click(elsewhere, 'touch')).toBe(false);
  expect(activate).not.toHaveBeenCalled();
  elsewhere.click();
  for (const next of ['pointerdown', 'pointercancel', 'keydown']) {
    await click();
    // A touch that becomes a scroll has no click of its own.
    await after(() => void elsewhere.dispatchEvent(pointerDown('touch')));
    elsewhere.dispatchEvent(new Event(next, { bubbles: true }));
    elsewhere.click();
  }
  expect(activate).toHaveBeenCalledTimes(4);
});
