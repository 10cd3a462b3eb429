import { expect, it } from 'vitest';
import { hydrate, press } from '../../tests/support/hydrate.tsx';
import { documentState } from '../../tests/support/loaded-page.ts';
import { site } from '../content/site.ts';
import { DocumentContext } from '../sections/document-context.ts';
import { Announcement } from './Announcement.tsx';

Object.assign(site, { announcement: { text: 'Meet us.', until: '4 March 2026' } });

/** Shows a document on a day of the announcement or after it. */
const show = (isAnnouncing: boolean) =>
  hydrate(
    <DocumentContext value={documentState({ isAnnouncing })}>
      <Announcement />
    </DocumentContext>,
  );

it('is shown up to its last day, until the visitor closes it', async () => {
  expect((await show(false)).textContent).toBe('');
  const page = await show(true);
  expect(page.textContent).toContain('Meet us.');
  await press('Close the announcement');
  expect(page.textContent).toBe('');
});
