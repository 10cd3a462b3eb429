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

it('thanks for scheduling, and links to the calendar, when the type is consultation', async () => {
  const page = await open('/thank-you?type=consultation');
  for (const text of [
    'Thank You!',
    "We've received your message for scheduling a consultation.",
    'A member of our team will be in touch with you shortly.',
    'Back to Home',
  ])
    expect(page.textContent).toContain(text);
  expect(page.querySelector('a[href="/book-consultation#schedule"]')).not.toBeNull();
});

it.each(['/thank-you', '/thank-you?type=contact', '/thank-you?type=other'])(
  'thanks for reaching out at %s',
  async (address) => {
    const { textContent } = await open(address);
    expect(textContent).toContain("Thank you for reaching out. We've received your message.");
    expect(textContent).not.toContain('calendar');
  },
);
