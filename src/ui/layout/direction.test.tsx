import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../../../tests/support/hydrate.tsx';
import { useDirection } from './direction.ts';

function Shown() {
  return <output>{useDirection()}</output>;
}

afterEach(() => {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('dir');
});

it.each(['documentElement', 'body'] as const)(
  'follows a translation that turns only the %s',
  async (name) => {
    const shown = (await render(<Shown />)) as Element;
    expect(shown.textContent).toBe('ltr');
    for (const dir of ['rtl', 'ltr']) {
      await act(async () => {
        document[name].dir = dir;
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(shown.textContent).toBe(dir);
    }
  },
);
