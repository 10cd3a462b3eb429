import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { OfferCell } from './Services.tsx';

const offer = { title: 'Audits', description: 'What your apps cost you today.' };

it('shows the picture of an offer above its title', async () => {
  const imageSrc = { src: '/art/services/audits', width: 1200, height: 900 };
  const container = await hydrate(<OfferCell offer={{ ...offer, imageSrc }} />);
  const [first, second] = container.querySelector('li')!.children;
  expect(first?.querySelector('img')?.getAttribute('src')).toContain(imageSrc.src);
  expect(second?.textContent).toBe('Audits');
});

it('shows an offer without a picture by its words alone', async () => {
  const container = await hydrate(<OfferCell offer={offer} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('AuditsWhat your apps cost you today.');
});
