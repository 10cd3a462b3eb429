import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { paths } from '../../paths.ts';
import { OfferCell } from './Services.tsx';

const offer = { title: 'Audits', description: 'What your apps cost you today.' };

it('shows the picture of an offer above its title', async () => {
  const imageSrc = { src: '/art/services/audits', width: 1200, height: 900 };
  const container = await hydrate(<OfferCell offer={{ ...offer, imageSrc }} />);
  const [first, second] = container.querySelector('li')!.children;
  expect(first?.querySelector('img')?.getAttribute('src')).toContain(imageSrc.src);
  expect(second?.textContent).toBe('Audits');
});

it('links to the contact page with the text of an offer’s button', async () => {
  const container = await hydrate(
    <MemoryRouter>
      <OfferCell offer={{ ...offer, buttonText: 'Contact Sales' }} />
    </MemoryRouter>,
  );
  const link = container.querySelector('a')!;
  expect(link.textContent).toBe('Contact Sales');
  expect(link.getAttribute('href')).toBe(paths.contact);
});

it('shows an offer without picture and button by its words alone', async () => {
  const container = await hydrate(<OfferCell offer={offer} />);
  expect(container.querySelector('img, a')).toBeNull();
  expect(container.textContent).toBe('AuditsWhat your apps cost you today.');
});
