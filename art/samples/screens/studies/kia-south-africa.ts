import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('kia-south-africa.css', import.meta.url), ['manrope']);

interface Waiting {
  name: string;
  about: string;
  chip: string;
  kind?: string;
  on?: boolean;
}

const waiting: Waiting[] = [
  {
    name: 'Zinhle Phiri',
    about: 'Compact SUV, trade-in, Saturday',
    chip: 'Booked',
    kind: 'done',
    on: true,
  },
  { name: 'Riaan Venter', about: 'Asks for a discount on a bakkie', chip: '3 min' },
  { name: 'Priya Naidoo', about: 'Moves her slot to Tuesday', chip: '6 min' },
  { name: 'Sipho Dlamini', about: 'Wants finance explained', chip: '19 min', kind: 'late' },
  { name: 'Lerato Khumalo', about: 'Hatchback, Monday 08:30', chip: 'Booked', kind: 'done' },
  { name: 'Johan Botha', about: 'Two dealers, same distance', chip: 'Booked', kind: 'done' },
  { name: 'Fatima Adams', about: 'Licence expired, asks what to do', chip: '27 min', kind: 'late' },
  { name: 'Mpho Sebola', about: 'Bakkie, Wednesday 16:00', chip: 'Booked', kind: 'done' },
];

const desk = html`
  <main class="console">
    <section class="list">
      <h1>Centurion</h1>
      <p class="count"><strong>Open 8</strong><span>Closed 41</span><span>Mine 2</span></p>
      <ul>
        ${waiting.map(
          ({ name, about, chip, kind = '', on }) => html`
          <li${on ? ' class="on"' : ''}><strong>${name}</strong><span class="chip ${kind}">${chip}</span><small>${about}</small></li>
        `,
        )}
      </ul>
    </section>
    <section class="thread">
      <header>
        <span class="face">ZP</span>
        <p><strong>Zinhle Phiri</strong><br /><small>On WhatsApp, Sunday 21:50</small></p>
      </header>
      <p class="say">Hi, is the compact SUV in automatic at a dealer near Irene?</p>
      <p class="say us">
        Yes, one at Centurion, 7 km from you. When would you like to drive it?<small
          >Assistant, source: stock list, 21:50</small
        >
      </p>
      <p class="say">Saturday. And what discount do I get?</p>
      <p class="say us">
        Discounts are Nomsa’s to discuss. Saturday 10:30 is yours.<small>Assistant, 21:52</small>
      </p>
      <p class="say">I would trade in my 2017 hatchback, 92&nbsp;000&nbsp;km.</p>
      <p class="rule">Taken over by Nomsa, Monday 08:04</p>
      <p class="say us person">
        Morning Zinhle, I’ve parked the grey one at the door for Saturday.<small
          >Nomsa, 4 min after opening</small
        >
      </p>
      <p class="write">Write to Zinhle ${icon('send-horizontal')}</p>
    </section>
    <aside class="record">
      <h1>One record</h1>
      <div class="slot">
        <small>Test drive, in your calendar</small><strong>Sat 14 June, 10:30</strong
        ><small>45 min with Nomsa Sithole</small>
      </div>
      <dl>
        <div>
          <dt>Car</dt>
          <dd>Compact SUV, 1.6 automatic</dd>
        </div>
        <div>
          <dt>Trade-in</dt>
          <dd>Hatchback 2017, 92 000 km</dd>
        </div>
        <div>
          <dt>Lives in</dt>
          <dd>Irene, 7 km</dd>
        </div>
        <div>
          <dt>If Centurion can’t</dt>
          <dd>Menlyn, 14 km, Sat 11:00</dd>
        </div>
      </dl>
      <p class="note">
        <small>Asked after the booking, may be skipped: colour, finance, second driver.</small>
      </p>
      <button class="button">${icon('phone')} Call Zinhle</button>
    </aside>
  </main>
`;

const dealers: [string, number, string, number][] = [
  ['Umhlanga', 2, '38', 41],
  ['Bellville', 3, '44', 36],
  ['Centurion', 4, '41', 33],
  ['Randburg', 4, '52', 35],
  ['Mbombela', 5, '19', 28],
  ['Gqeberha', 6, '23', 31],
  ['Mangaung', 8, '17', 24],
  ['Polokwane', 47, '21', 30],
];

const week = html`
  <main class="week">
    <header>
      <div>
        <small>2 to 8 June, 34 dealers</small>
        <h1>From first message<br />to first person</h1>
      </div>
      <div class="figures">
        <p><strong>4 min</strong><small>median, opening hours</small></p>
        <p><strong>33%</strong><small>booked after hours</small></p>
      </div>
    </header>
    <table>
      <tr>
        <th>Dealer</th>
        <th>Waiting time, median</th>
        <th class="right">Test drives</th>
        <th class="right">After hours</th>
      </tr>
      ${dealers.map(
        ([name, minutes, drives, dark]) => html`
        <tr${minutes > 30 ? ' class="warn"' : ''}>
          <td>${name}</td>
          <td><span class="bar"><i style="width:${minutes * 6}px"></i>${minutes} min</span></td>
          <td class="right">${drives}</td><td class="right">${dark}%</td>
        </tr>
      `,
      )}
    </table>
    <footer>
      ${icon('triangle-alert')}
      <p>
        <strong>Polokwane: 5 min last week, 47 min this week.</strong> Nobody took over from Lebo
        during leave.
      </p>
      <span class="button">${icon('route')} Send leads to fallback</span>
    </footer>
  </main>
`;

const chat = html`
  ${phoneStatus('21:52')}
  <div class="top">
    ${icon('chevron-left')}<span class="face">${icon('car-front')}</span>
    <p><strong>Test drives</strong><br /><small>Assistant, a person from 08:00</small></p>
    ${icon('ellipsis-vertical')}
  </div>
  <main>
    <p class="day">Today</p>
    <p class="say us">
      Hi, is the compact SUV in automatic at a dealer near Irene?<small>21:50</small>
    </p>
    <div class="say">
      Yes, one at Centurion, 7 km from you. When would you like to drive it?
      <ul class="slots">
        <li>Fri 13 June <span>16:00</span></li>
        <li class="on">${icon('check')} Sat 14 June <span>10:30</span></li>
        <li>Mon 16 June <span>08:30</span></li>
      </ul>
    </div>
    <p class="say us">Saturday. And what discount do I get?<small>21:51</small></p>
    <p class="say">
      Discounts are Nomsa’s to discuss, at Centurion from 08:00. She has your question.<small
        >21:51</small
      >
    </p>
    <div class="card">
      <small style="color:#bdb9dc">Booked in the dealer’s calendar</small>
      <strong>Sat 14 June, 10:30</strong>
      <p>${icon('map-pin')} Lenchen Avenue, Centurion</p>
    </div>
  </main>
  <p class="write">Message ${icon('send-horizontal')}</p>
`;

/** Test drives by chat: the dealer's inbox, waiting times by dealer, a booking on a phone. */
export const kia: Record<string, Screen> = {
  'case-studies/kia-south-africa/gallery-1': screen('desktop', desk),
  'case-studies/kia-south-africa/gallery-2': screen('desktop', week),
  'case-studies/kia-south-africa/gallery-3': screen('phone', chat),
};
