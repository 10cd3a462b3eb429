import { act, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { blankFields } from '../../../tests/support/enquiry.ts';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { browserAttribution } from '../../enquiry/browser-attribution.ts';
import type { ReturnedForm } from '../../enquiry/schema.ts';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';

// Loads the modules that the form imports later.
import '../../enquiry/schema.ts';
import './enquiry-toasts.tsx';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
import { DocumentContext } from '../document-context.ts';

const good = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '082 123 4567',
  company: '',
  message: 'We need a store before winter.',
};
const shownState = { year: 2026 };
const props: EnquiryFormProps = { title: 'Write to us', formType: 'contact' };
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset().mockResolvedValue(Response.json({ ok: true }, { status: 201 }));
});

function Page({
  children,
  returnedForm = null,
}: {
  children: ReactNode;
  returnedForm?: ReturnedForm | null;
}) {
  return (
    <ToastProvider>
      <Link to="/insights">Leave</Link>
      <DocumentContext value={{ ...shownState, returnedForm }}>
        <Routes>
          <Route path="/contact" element={children} />
          <Route path="*" element={<Address />} />
        </Routes>
      </DocumentContext>
    </ToastProvider>
  );
}
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (changes: Partial<EnquiryFormProps> = {}, before = () => {}) =>
  hydrate(
    <Page>
      <EnquiryForm {...props} {...changes} />
    </Page>,
    before,
    '/contact',
  );

/** Runs an action, then waits for the next frame, React's updates and pending promises. */
const settled = <T,>(action: () => T): Promise<T> =>
  act(async () => {
    const result = action();
    await new Promise(requestAnimationFrame);
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
    return result;
  });

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(`no field ${name}`);
const button = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')!;
const messageOf = (name: string) => {
  const id = field(name).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id.split(' ')[0]!)?.textContent;
};
async function type(values: Partial<typeof good>) {
  await settled(() => {
    for (const [name, value] of Object.entries(values)) {
      // React overrides `value` on the element and ignores an input event for a value set through it.
      const prototype = Object.getPrototypeOf(field(name)) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field(name), value);
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}
const submit = () => settled(() => button().click());
/** Waits for a text of the toast, whose module is imported with the first one. */
const seen = (text: string) =>
  eventually(async () => {
    await settled(() => {});
    expect(document.body.textContent).toContain(text);
  });
const bodies = () =>
  send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, string>);

async function openAndSubmit(changes?: Partial<EnquiryFormProps>) {
  await open(changes);
  await type(good);
  await submit();
}

/** Submits an enquiry that the test answers. */
async function submitSlowly() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  await openAndSubmit();
  return () => settled(() => resolve(Response.json({ ok: true }, { status: 201 })));
}

it.each<[Partial<EnquiryFormProps>, string]>([
  [{}, 'H2'],
  [{ headingLevel: 3 }, 'H3'],
])('is labelled by its heading: with %o by %s', async (changes, level) => {
  const page = await open({ subtitle: 'We answer in a day.', ...changes });
  const label = page.querySelector('form')!.getAttribute('aria-labelledby')!;
  const heading = document.getElementById(label)!;
  expect([heading.tagName, heading.textContent]).toEqual([level, 'Write to us']);
  expect(heading.nextElementSibling?.textContent).toBe('We answer in a day.');
});

it('without a title is labelled by another element of the page', async () => {
  const page = await open({ title: undefined, labelledBy: 'outside' });
  expect(page.querySelector('h2, h3')).toBeNull();
  expect(page.querySelector('form')?.getAttribute('aria-labelledby')).toBe('outside');
});

it('is light by default, and takes a dark style and colours from its page', async () => {
  const lookOf = (page: HTMLElement) => {
    const panel = page.querySelector('form')!.parentElement!;
    return [panel.dataset['tone'], panel.getAttribute('style')];
  };
  expect(lookOf(await open())).toEqual(['paper', null]);
  const colours = { background: 'black', textColor: 'white' };
  expect(lookOf(await open({ formStyle: 'dark', ...colours }))).toEqual([
    ...['ink', '--bg:black;--muted:white;--fg:white'],
  ]);
});

it('shows the message of each invalid field with aria-describedby, and focuses a list of links to them', async () => {
  await open();
  expect(messageOf('phone')).toContain('To agree on a time');
  await type({ ...good, name: 'T', phone: '123' });
  await submit();
  expect(messageOf('name')).toBe('Name must be at least 2 characters.');
  expect(messageOf('phone')).toBe('Please enter a valid phone number.');
  expect(messageOf('email')).toBeNull();
  expect(field('phone').getAttribute('aria-invalid')).toBe('true');
  const summary = document.querySelector('#contact-problems')!;
  expect(document.activeElement).toBe(summary);
  const links = [...summary.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#contact-name', '#contact-phone']);
  expect(summary.querySelector('a')?.textContent).toBe(messageOf('name'));
  expect(send).not.toHaveBeenCalled();

  await type({ name: 'Thandi' });
  expect(messageOf('name')).toBeNull();
  await submit();
  expect(document.activeElement?.textContent).not.toContain('Name');
  await type({ phone: good.phone });
  await submit();
  expect(document.querySelector('#contact-problems')).toBeNull();
});

it('sends exactly the payload, key, page and honeypot, then navigates to the thank-you page', async () => {
  await open({ formType: 'consultation' });
  await type({ ...good, name: '  Thandi Mokoena ' });
  field('gridMark').value = 'what a bot fills in';
  await submit();
  expect(bodies()).toEqual([
    {
      ...blankFields,
      ...good,
      ...{ utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
      ...{
        formType: 'consultation',
        referrer: window.location.href,
        entryPage: '',
        lastPage: '',
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      page: '/contact',
      gridMark: 'what a bot fills in',
    },
  ]);
  expect(document.querySelector('output')?.textContent).toBe('/thank-you?type=consultation');
});

it('disables the button while sending, and sends once on a double click', async () => {
  const respond = await submitSlowly();
  expect([button().disabled, button().textContent]).toEqual([true, 'Submitting...']);
  button().disabled = false; // a second click before React has disabled it
  await submit();
  await respond();
  expect(send).toHaveBeenCalledTimes(1);
});

it('doesn’t redirect a visitor who has left the page, and says that it was sent', async () => {
  const respond = await submitSlowly();
  await settled(() => document.querySelector('a')!.click());
  await respond();
  await seen('Form submitted successfully!');
  expect(document.querySelector('output')?.textContent).toBe('/insights');
});

it('resets the fields after success without redirect, and sends the next enquiry with a new key', async () => {
  await openAndSubmit({ redirect: false, serviceName: 'Shopify work' });
  expect(field('message').value).toBe('');
  await seen("Form submitted successfully! We'll be in touch soon.");
  await seen('Thank you for your interest in Shopify work.');
  expect(button().textContent).toBe('Submit Request');
  await type(good);
  await submit();
  const [first, second] = bodies();
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('keeps entered values after a failure, logs it, and retries with the same key', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  send.mockResolvedValueOnce(Response.json({}, { status: 502 }));
  send.mockRejectedValueOnce(new TypeError('offline'));
  await openAndSubmit();
  await submit();
  expect(log).toHaveBeenCalledTimes(2);
  await seen('Something went wrong');
  await seen('Please try again or contact us directly.');
  expect(field('message').value).toBe(good.message);
  expect(button().disabled).toBe(false);
  const line = document.getElementById(button().getAttribute('aria-describedby')!);
  expect(line?.textContent).toContain('This has not been sent.');
  await submit();
  expect(document.body.textContent).not.toContain('This has not been sent.');
  const keys = bodies().map((body) => body.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('handles an exception during submission as a failure, and can submit again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('no random numbers');
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw error;
  });
  await openAndSubmit();
  expect(log).toHaveBeenCalledExactlyOnceWith('The enquiry could not be sent:', error);
  await submit();
  expect(document.querySelector('output')?.textContent).toBe('/thank-you?type=contact');
});

it('shows the messages of a 422 at their fields', async () => {
  const errors = { email: 'Please enter a valid email address.' };
  send.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  await openAndSubmit();
  expect(messageOf('email')).toBe(errors.email);
  expect(document.activeElement?.querySelector('a')?.textContent).toBe(errors.email);
});

it.each([
  ['a field that the form lacks', { errors: { budget: 'Please choose a range.' } }],
  ['its own field and one that it lacks', { errors: { email: 'No.', budget: 'Please choose.' } }],
  ['no field', { errors: {} }],
  ['something else', { problems: [] }],
])('is submitted as HTML after a 422 about %s', async (_, body) => {
  const html = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  send.mockResolvedValue(Response.json(body, { status: 422 }));
  browserAttribution.record('http://localhost/contact?utm_source=flyer', '');
  await openAndSubmit();
  expect(html).toHaveBeenCalledOnce();
  const posted = Object.fromEntries(new FormData(html.mock.contexts[0] as HTMLFormElement));
  expect(posted).toMatchObject({
    ...good,
    utmSource: 'flyer',
    lastPage: '/contact?utm_source=flyer',
  });
  expect(field('message').value).toBe(good.message);
  expect(button().disabled).toBe(true);
});

it('posts to the API, and keeps values entered before hydration', async () => {
  await open({}, () => {
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/enquiries']);
    expect([field('formType').value, field('page').value]).toEqual(['contact', '/contact']);
    for (const [name, value] of Object.entries(good)) field(name).value = value;
  });
  expect(field('name').value).toBe(good.name);
  await submit();
  expect(bodies()[0]).toMatchObject(good);
});

it('shows a returned form: entered values, messages, and links to the fields', async () => {
  const returnedForm: ReturnedForm = {
    formType: 'contact',
    values: { ...good, email: 'nope' },
    errors: { email: 'Please enter a valid email address.' },
  };
  const container = await hydrate(
    <Page returnedForm={returnedForm}>
      <EnquiryForm {...props} />
      <EnquiryForm formType="consultation" />
    </Page>,
    undefined,
    '/contact',
  );
  expect([field('email').value, field('message').value]).toEqual(['nope', good.message]);
  expect(messageOf('email')).toBe(returnedForm.errors.email);
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  const problem = container.querySelector('#contact-problems a');
  expect(problem?.getAttribute('href')).toBe('#contact-email');
  await type({ email: good.email });
  expect(messageOf('email')).toBeNull();
});
