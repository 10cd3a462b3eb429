import { enquiryEndpoint } from '../src/enquiry/send.ts';
import { paths } from '../src/paths.ts';
import {
  CHECK_HEADER,
  checkFields,
  checkWays,
  signCheck,
  type CheckWay,
} from '../src/server/enquiries/check-marker.ts';
import { parseVariable } from '../src/server/env.ts';
import { runCommand, UsageError } from './command.ts';
import { ask } from './operations/ask.ts';

/*
 * `npm run check-enquiries -- https://www.example.com`: sends an enquiry as a script does and one as a form without
 * script, through the site's public address. Both are marked: they take the way of every enquiry, to the store, the
 * mail and the webhook, and are in no list or count.
 */
const usage = `Usage: npm run check-enquiries -- <the site's public address>

Sends two marked enquiries, as a browser does with script and without, and fails where one is not taken.
ENQUIRY_CHECK_SECRET: the secret that the server has.
`;

/** An enquiry by the contact page's form. */
const fields = { ...checkFields, formType: 'contact', page: paths.contact };

/** What each way sends, and the answer to an enquiry that was taken. */
const ways = {
  script: {
    name: 'With script',
    type: 'application/json',
    accept: 'application/json',
    body: JSON.stringify(fields),
    expected: 201,
  },
  form: {
    name: 'Without script',
    type: 'application/x-www-form-urlencoded',
    accept: 'text/html',
    body: new URLSearchParams(fields).toString(),
    expected: 303,
  },
};

/** @throws unless the page has the form */
async function checkPage(origin: string): Promise<void> {
  const response = await ask(origin + paths.contact, { redirect: 'manual' });
  const page = await response.text();
  const location = response.headers.get('location');
  if (location) throw new Error(`${origin} redirects to ${location}: check that address`);
  if (!response.ok) throw new Error(`${paths.contact} answers ${response.status}`);
  if (!page.includes(`action="${enquiryEndpoint}"`))
    throw new Error(`${paths.contact} has no form that posts to ${enquiryEndpoint}`);
}

/** @throws unless the enquiry was taken */
async function send(origin: string, way: CheckWay, secret: string): Promise<void> {
  const { type, accept, body, expected } = ways[way];
  const now = new Date();
  const response = await ask(origin + enquiryEndpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': type,
      Accept: accept,
      Origin: origin,
      Referer: origin + paths.contact,
      [CHECK_HEADER]: signCheck(secret, way, checkFields, now),
    },
    body,
  });
  await response.body?.cancel();
  if (response.status === expected) return;
  const ahead = Date.parse(response.headers.get('date') ?? '') - now.getTime();
  const remedy = remedyOf(response.status, Math.round(ahead / 1_000));
  throw new Error(`${enquiryEndpoint} answers ${response.status}${remedy}`);
}

/** @param apart how far the server's clock is ahead, in seconds; NaN: unknown */
function remedyOf(status: number, apart: number): string {
  if (status === 403 && Math.abs(apart) > 30)
    return `: its clock and this one are ${Math.abs(apart)} s apart. Set both by NTP`;
  if (status === 403)
    return ': is its ENQUIRY_CHECK_SECRET the same, does it know that it has this address (SITE_URL), and does a firewall let the header Enquiry-Check through?';
  if (status === 429) return ': this address has sent too many enquiries (ENQUIRY_RATE_LIMIT)';
  if (status === 502)
    return ': the enquiry could not be stored. The log of the server has "enquiry failed" with the reason';
  if (status === 201 || status === 303)
    return ': it was taken as the other way. Does a proxy change the Content-Type?';
  return ". The server's log, or that of the proxy in front, has the reason";
}

await runCommand({ usage, words: [1, 1] }, async (_, [address = '']) => {
  const { protocol = '', origin = '' } = URL.parse(address) ?? {};
  if (!/^https?:$/.test(protocol)) throw new UsageError();
  const secret = parseVariable('ENQUIRY_CHECK_SECRET', process.env);
  if (!secret)
    throw new Error('ENQUIRY_CHECK_SECRET is not set: expected the secret that the server has.');
  await checkPage(origin);
  const failures: string[] = [];
  for (const way of checkWays)
    await send(origin, way, secret).then(
      () => process.stdout.write(`${ways[way].name}: taken\n`),
      ({ message }: Error) => failures.push(`${ways[way].name}: ${message}`),
    );
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return '';
});
