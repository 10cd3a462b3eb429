import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('agile-teams.css', import.meta.url), ['hanken-grotesk']);

/** The initials of our people; all others are the client's. */
const joined = ['AD', 'SN'];
const face = (initials: string): string =>
  `<span class="face${joined.includes(initials) ? ' ours' : ''}">${initials}</span>`;

interface Ticket {
  key: string;
  what: string;
  people: string[];
  note: string;
  chip?: string;
  kind?: string;
  stuck?: boolean;
  checks?: string[];
}

const ticket = ({
  key,
  what,
  people,
  note,
  chip = '',
  kind = '',
  stuck,
  checks = [],
}: Ticket): string => html`
  <article class="card${stuck ? ' stuck' : ''}">
    <p class="top">
      <span class="key">${key}</span>${chip !== '' && `<span class="chip ${kind}">${chip}</span>`}
    </p>
    <p><strong>${what}</strong></p>
    ${checks.length > 0 && html`<div class="checks">${checks.map((check) => `<p>${icon('check')}${check}</p>`)}</div>`}
    <p class="foot"><span class="pair">${people.map(face)}</span>${note}</p>
  </article>
`;

const columns: [string, string, Ticket[]][] = [
  [
    'Next',
    '4',
    [
      {
        key: 'CLM-418',
        what: 'Photo of a licence disc fills the form',
        people: ['TM'],
        note: 'Ready to start',
      },
      {
        key: 'CLM-421',
        what: 'Claim in Afrikaans and isiZulu',
        people: ['TM'],
        note: 'Texts from Legal',
      },
      { key: 'CLM-402', what: 'Panel beater sees only own claims', people: ['SD'], note: '3 days' },
      {
        key: 'CLM-425',
        what: 'Hail claims: what the drone saw',
        people: ['AK'],
        note: 'To be discussed',
      },
    ],
  ],
  [
    'Doing, three at most',
    '3',
    [
      {
        key: 'CLM-397',
        what: 'Excess is worked out at the first step',
        people: ['AD', 'SD'],
        note: 'Day 2',
        chip: 'Pair',
      },
      {
        key: 'CLM-409',
        what: 'Upload goes on after a lost connection',
        people: ['SN'],
        note: 'Day 1',
      },
      {
        key: 'CLM-388',
        what: 'Payout file in the bank’s new format',
        people: ['SD'],
        note: 'Since Monday',
        chip: 'Waits for bank',
        kind: 'red',
        stuck: true,
      },
    ],
  ],
  [
    'Review',
    '2',
    [
      {
        key: 'CLM-390',
        what: 'Duplicate claim is found by number plate',
        people: ['SN', 'TM'],
        note: 'Read by Thabo',
        checks: ['14 tests, all of them pass', 'Reviewed by your own developer'],
      },
      {
        key: 'CLM-395',
        what: 'Towing company gets the address as a map',
        people: ['AD', 'AK'],
        note: 'With Aneesa',
        checks: ['Tried on three towing drivers’ phones'],
      },
    ],
  ],
  [
    'Released this week',
    '4',
    [
      {
        key: 'CLM-376',
        what: 'Status by text message at each step',
        people: ['AD', 'TM'],
        note: 'Tue',
        chip: '1.42',
        kind: 'green',
      },
      {
        key: 'CLM-381',
        what: 'Sign-in lasts for a claim, not a minute',
        people: ['SD'],
        note: 'Tue',
        chip: '1.42',
        kind: 'green',
      },
      {
        key: 'CLM-384',
        what: 'Storm claims in one list, by town',
        people: ['SN', 'AK'],
        note: 'Thu',
        chip: '1.43',
        kind: 'green',
      },
      {
        key: 'CLM-386',
        what: 'Old claims are found by policy number',
        people: ['TM'],
        note: 'Thu',
        chip: '1.43',
        kind: 'green',
      },
    ],
  ],
];

const board = html`
  <header>
    <strong>Claims, your board</strong><small>Sprint 19, in your own tracker and repository</small>
    <span class="team">${['AK', 'TM', 'SD', 'AD', 'SN'].map(face)}</span>
    <span class="legend"
      ><i></i>yours, 3 <i class="ours" style="margin-left:8px"></i>joined in March, 2</span
    >
  </header>
  <p class="goal">
    ${icon('target')}<strong>Goal: a claim is filed in one sitting</strong
    ><small>set by Aneesa Khan, product owner</small
    ><span class="days"
      >${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((day) => `<i${day <= 6 ? ' class="gone"' : ''}></i>`)}</span
    ><small>Day 6 of 10</small>
  </p>
  <main class="board">
    ${columns.map(
      ([name, count, tickets]) =>
        html`<section>
          <h2>${name}<small>${count}</small></h2>
          ${tickets.map(ticket)}
        </section>`,
    )}
  </main>
`;

/** The product of an embedded team: the client's board with its tickets. */
export const agileTeams: Record<string, Screen> = {
  'services/agile-teams-screen': screen('wide', board),
};
