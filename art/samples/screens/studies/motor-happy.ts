import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('motor-happy.css', import.meta.url), ['dm-sans']);

/** A hatchback from the side. */
const car = html`
  <svg viewBox="0 0 340 112" fill="none">
    <path d="M8 100h324" stroke="#a9c6ee" stroke-width="3" stroke-linecap="round" />
    <path
      d="M26 84c-6-20 2-33 26-37 14-22 30-33 62-34h64c24 0 38 12 56 31 40 4 70 10 76 24 3 7 1 12-4 16z"
      fill="#0b66f0"
    />
    <path d="M72 46c9-15 19-21 40-22h24v22zM146 24h32c16 0 26 8 38 22h-70z" fill="#d8e8ff" />
    <path
      d="M141 24v58M60 62h22M160 60h18"
      stroke="#0849ad"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path d="M290 60l18 5-2 6h-16z" fill="#ffd85a" />
    <path d="M26 56h10v10h-12z" fill="#d2402b" />
    <circle cx="86" cy="84" r="21" fill="#0c1b33" />
    <circle cx="86" cy="84" r="9" fill="#eef5ff" />
    <circle cx="254" cy="84" r="21" fill="#0c1b33" />
    <circle cx="254" cy="84" r="9" fill="#eef5ff" />
  </svg>
`;

const quote = html`
  <div class="bar">
    <strong>Service plans</strong><span>Warranties</span><span>Cover</span
    ><span class="clock">${icon('timer')} Answered in 71 s</span>
  </div>
  <main class="quote">
    <section>
      <h1>Your quote from<br />two numbers</h1>
      <p class="plate">CF 418-207</p>
      <p class="field"><span>61 400 km</span><small>on the dashboard today</small></p>
      <div class="car">
        ${car}
        <p><strong>Hatchback 1.2, 2019</strong><span>Found once</span></p>
      </div>
      <p class="act" style="grid-template-columns:auto 1fr">
        ${icon('phone')}<small
          >Something unclear? An agent continues this quote today at 14:30. It is saved for 30
          days.</small
        >
      </p>
    </section>
    <section>
      <div class="cover">
        <h2>What is still covered</h2>
        <ul>
          <li class="over">
            <span>Service plan</span><span class="track"><i style="width:100%"></i></span
            ><span>ended at 60 000 km</span>
          </li>
          <li>
            <span>Warranty</span><span class="track"><i style="width:61%"></i></span
            ><span>to 100 000 km</span>
          </li>
          <li>
            <span>Roadside help</span><span class="track"><i style="width:83%"></i></span
            ><span>to March 2025</span>
          </li>
        </ul>
      </div>
      <div class="plans">
        <article class="plan on">
          <h2>Service plan ${icon('circle-check')}</h2>
          <p class="price">R349 <small>a month</small></p>
          <p>${icon('check')}24 months or 45&nbsp;000&nbsp;km</p>
          <p>${icon('check')}Services at 75, 90 and 105 000 km</p>
          <p>${icon('check')}Oil, filters, plugs, labour</p>
        </article>
        <article class="plan">
          <h2>With wear and tear</h2>
          <p class="price">R489 <small>a month</small></p>
          <p>${icon('check')}24 months or 45&nbsp;000&nbsp;km</p>
          <p>${icon('check')}All of the service plan</p>
          <p>${icon('check')}Brakes, wipers, clutch</p>
        </article>
      </div>
      <div class="act">
        <small>No call needed. Your policy arrives by e-mail within a minute of paying.</small
        ><button class="button">Take it, R349 a month</button>
      </div>
    </section>
  </main>
`;

const rules: [string, string, string, string?][] = [
  ['Mileage above 120 000 km', 'All hatchbacks', 'No service plan'],
  ['Remaining warranty under 3&nbsp;months', 'All cars', '+4%'],
  ['Was a rental car', 'Under 4 years old', '+18%', '+12%'],
  ['Two services missed', 'Petrol', 'Agent calls'],
  ['Diesel bakkie, farm use', 'All', '+9%'],
  ['Imported, no local history', 'All cars', 'Agent calls'],
];

const replay = html`
  <div class="bar">
    <strong>Rules</strong><span>61 in force</span><span>1 changed</span
    ><span>Product owner: Zanele Nkosi</span
    ><span class="clock" style="background:#fff7d9;color:#6b5200"
      >${icon('calendar-clock')} From 1 August</span
    >
  </div>
  <main class="rules">
    <header>
      <div>
        <h1>Replayed before it is published</h1>
        <small>The changed table against 4 000 past quotes</small>
      </div>
    </header>
    <div class="split">
      <div class="box">
        <table>
          <tr>
            <th>When</th>
            <th>For</th>
            <th>Then</th>
          </tr>
          ${rules.map(
            ([when, whom, then, before]) => html`
            <tr${before ? ' class="edit"' : ''}><td><strong>${when}</strong></td><td>${whom}</td><td>${before ? `<s>${before}</s> ` : ''}${then}</td></tr>
          `,
          )}
        </table>
        <p style="padding:14px 16px;border-top:1px solid #e3ecf7">
          <small>‘Was a rental car’ is in no document. Agents have always applied it.</small>
        </p>
      </div>
      <div class="box replay">
        <h2>Same price as before</h2>
        <p class="big">3 986</p>
        <p class="stack">
          <i style="flex:3986"></i><i style="flex:11;background:#e0a21b"></i
          ><i style="flex:3;background:#d2402b"></i>
        </p>
        <ul>
          <li class="ok">
            ${icon('circle-check')}<span>Rental, priced too low before</span><strong>11</strong>
          </li>
          <li class="open">
            ${icon('circle-help')}<span
              >R1 210 dearer, no reason yet<br /><small>Quotes 2 207, 2 981, 3 340</small></span
            ><strong>3</strong>
          </li>
        </ul>
        <button class="button off">${icon('lock')} Publish: 3 reasons missing</button>
        <button class="button" style="background:#0c1b33">Open the three quotes</button>
      </div>
    </div>
  </main>
`;

interface Step {
  sign: string;
  what: string;
  when: string;
  kind?: string;
  more?: string;
}

const steps: Step[] = [
  { sign: 'check', what: 'Quote accepted', when: 'Tue 4 June, 20:14' },
  { sign: 'check', what: 'Debit order signed, R349', when: '20:16' },
  { sign: 'check', what: 'Policy in your e-mail', when: '20:17, nobody retyped it' },
  { sign: 'check', what: 'Car registered', when: 'Wed 5 June, 07:30' },
  {
    sign: 'wrench',
    what: 'Claim: 75 000 km service',
    when: 'Approved today, 09:12, in Bellville',
    kind: 'now',
    more: '<div class="paid"><p><span>Workshop asked</span><span>R3 940</span></p><p><strong>We pay</strong><strong>R3 940</strong></p><p><span>You pay</span><span>R0</span></p></div>',
  },
  { sign: 'clock', what: 'Collect the car', when: 'Today from 15:00', kind: 'next' },
];

const timeline = html`
  ${phoneStatus('09:13')}
  <section class="top">
    <p>${icon('arrow-left')}<strong>My plan</strong>${icon('message-circle')}</p>
    <h1>Service plan, active</h1>
    <p class="plate">CF 418-207</p>
  </section>
  <ol class="line">
    ${steps.map(
      ({ sign, what, when, kind = '', more = '' }) => html`
        <li class="${kind}">
          <i>${icon(sign)}</i>
          <p><strong>${what}</strong><br /><small>${when}</small></p>
          ${more}
        </li>
      `,
    )}
  </ol>
  <button class="button">${icon('navigation')} Directions to the workshop</button>
`;

/** Service plans for cars: a quote, the rules behind it, policy and claim on a phone. */
export const motorHappy: Record<string, Screen> = {
  'case-studies/motor-happy/gallery-1': screen('desktop', quote),
  'case-studies/motor-happy/gallery-2': screen('desktop', replay),
  'case-studies/motor-happy/gallery-3': screen('phone', timeline),
};
