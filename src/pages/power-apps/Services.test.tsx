import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { paths } from '../../paths.ts';
import { OfferCell } from './Services.tsx';

const offer = { title: 'Audits', description: 'What your apps cost you today.' };

it('shows an offer with its picture above its title, and its button to the contact page', async () => {
  const imageSrc = { src: '/art/services/audits', width: 1200, height: 900 };
  const whole = { ...offer, imageSrc, buttonText: 'Contact Sales' };
  const container = await hydrate(<OfferCell offer={whole} />);
  const [first, second] = container.querySelector('li')!.children;
  expect(first?.querySelector('img')?.getAttribute('src')).toContain(imageSrc.src);
  expect(second?.textContent).toBe('Audits');
  const link = container.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Contact Sales', paths.contact]);
});

it('shows an offer without picture and button as text', async () => {
  const container = await hydrate(<OfferCell offer={offer} />);
  expect(container.querySelector('img, a')).toBeNull();
  expect(container.textContent).toBe('AuditsWhat your apps cost you today.');
});
