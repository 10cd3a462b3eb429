import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { Page } from './ThankYouPage.tsx';

function open(address: string) {
  const route = { id: 'page', path: '/thank-you', Component: Page };
  const router = createMemoryRouter([route], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: { trail: [] } } },
  });
  return hydrate(<RouterProvider router={router} />);
}
const text = async (address: string) => (await open(address)).textContent;

it('thanks for scheduling when the type is consultation', async () => {
  const shown = await text('/thank-you?type=consultation');
  expect(shown).toContain('Thank You!');
  expect(shown).toContain("We've received your message for scheduling a consultation.");
  expect(shown).toContain('A member of our team will be in touch with you shortly.');
  expect(shown).toContain('Back to Home');
});

it('links to the calendar when the type is consultation', async () => {
  const container = await open('/thank-you?type=consultation');
  expect(container.querySelector('a[href="/book-consultation#schedule"]')).not.toBeNull();
  expect(await text('/thank-you')).not.toContain('calendar');
});

it.each(['/thank-you', '/thank-you?type=contact', '/thank-you?type=other'])(
  'thanks for reaching out at %s',
  async (address) => {
    expect(await text(address)).toContain(
      "Thank you for reaching out. We've received your message.",
    );
  },
);
