import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hasCalendar } from '../../content/site.ts';
import { Page } from './ThankYouPage.tsx';

const FOR_A_MESSAGE = 'Thank you for reaching out. We&#x27;ve received your message.';

it.each([
  ['?type=consultation', 'We&#x27;ve received your message for scheduling a consultation.', true],
  ['?type=Consultation?utm_source=x', 'your message for scheduling a consultation.', true],
  ['', FOR_A_MESSAGE, false],
  ['?type=contact', FOR_A_MESSAGE, false],
  ['?type=other', FOR_A_MESSAGE, false],
])(
  'thanks for a message or a consultation, and links the calendar after the latter: %j',
  (query, thanks, isLinked) => {
    const router = createMemoryRouter([{ id: 'page', path: '/thank-you', Component: Page }], {
      initialEntries: [`/thank-you${query}`],
      hydrationData: { loaderData: { page: { breadcrumbs: [] } } },
    });
    const html = renderToString(<RouterProvider router={router} />);
    expect(html).toContain(thanks);
    expect(html).toContain('A member of our team will be in touch with you shortly.');
    expect(html).toContain('Back to Home');
    expect(html.includes('href="/book-consultation#schedule"')).toBe(isLinked && hasCalendar);
  },
);
