import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, hydrate } from '../../tests/support/hydrate.tsx';
import { EXPERTISE_LABEL } from '../content/navigation/navigation.ts';
import { services } from '../content/navigation/services.ts';
import { ExpertiseMenu } from './ExpertiseMenu.tsx';

const trigger = () => button(EXPERTISE_LABEL);
const panel = () => document.getElementById(trigger().getAttribute('aria-controls')!)!;
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Moves the pointer from one element to another. */
async function move(from: Element, to: Element, pointerType = 'mouse') {
  const options = { bubbles: true, pointerType };
  await act(async () => {
    from.dispatchEvent(new PointerEvent('pointerout', { ...options, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...options, relatedTarget: from }));
  });
}
const enter = (pointerType?: string) => move(document.body, trigger(), pointerType);
const leave = () => move(trigger(), document.body);
const click = (target: Element = trigger()) =>
  act(async () => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    (target as HTMLElement).click();
  });
const press = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(20);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  await hydrate([<ExpertiseMenu key="menu" />, <p key="elsewhere">Elsewhere</p>]);
});

it('opens once the mouse has rested on it for 200 ms, and lists the services', async () => {
  await enter();
  await wait(199);
  expect(isOpen()).toBe(false);
  await wait(1);
  expect(isOpen()).toBe(true);
  expect([...panel().querySelectorAll('.name')].map((name) => name.textContent)).toEqual(
    services.map(({ name }) => name),
  );
});

it('stays closed when the mouse passes over it, and when a finger touches it', async () => {
  await enter();
  await wait(120);
  await leave();
  await enter('touch');
  await wait(1_000);
  expect(isOpen()).toBe(false);
});

it('closes 150 ms after the mouse has left, unless it reaches the panel', async () => {
  await enter();
  await wait(1_000);
  await leave();
  await wait(149);
  expect(isOpen()).toBe(true);
  await move(document.body, panel());
  await wait(1_000);
  expect(isOpen()).toBe(true);
  await move(panel(), document.body);
  await wait(150);
  expect(isOpen()).toBe(false);
});

it('opens again without delay within 300 ms', async () => {
  await click();
  await click();
  await wait(299);
  await enter();
  expect(isOpen()).toBe(true);
  await leave();
  await wait(150 + 300);
  await enter();
  expect(isOpen()).toBe(false);
});

it('opens and closes by click at once, but not by one that was meant to open it', async () => {
  await click();
  expect(isOpen()).toBe(true);
  await click();
  expect(isOpen()).toBe(false);
  await wait(1_000);
  await enter();
  await wait(260);
  await click();
  expect(isOpen()).toBe(true);
  await wait(400);
  await click();
  expect(isOpen()).toBe(false);
});

it('opens by Arrow Down at its first link; Escape closes it and restores the focus', async () => {
  trigger().focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(panel().querySelector('a'));
  await press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

it('closes at a click elsewhere, when the focus leaves and when a link is followed', async () => {
  await click();
  await click(document.querySelector('p')!);
  expect(isOpen()).toBe(false);
  await click();
  act(() => trigger().focus());
  act(() => trigger().blur());
  expect(isOpen()).toBe(false);
  await click();
  await click(panel().querySelector('a')!);
  expect(isOpen()).toBe(false);
});
