import { site } from '../../../src/content/site.ts';
import { agentAccount, prices, reviewPrice, withTax } from '../../../src/content/company/prices.ts';
import {
  agentAloneFromWeek,
  agentPrototypeWeeks,
  agentSupervisionWeeks,
} from '../../../src/content/company/promises.ts';
import { groupDigits, money } from '../../../src/content/words/number-words.ts';
import { paths } from '../../../src/paths.ts';
import { html } from '../screens/markup.ts';
import type { PrintedDocument } from './document.ts';

const { invoicesAMonth, costAnHour, build, runningAMonth } = agentAccount;

/** The steps of the process: minutes an invoice, and how much of them the agent takes over. */
const steps: { name: string; note: string; minutes: number; left: number }[] = [
  {
    name: 'Find the order',
    note: 'Three systems, and the buyer’s memory',
    minutes: 2.6,
    left: 0.2,
  },
  {
    name: 'Compare line by line',
    note: 'Two screens, a ruler on the paper',
    minutes: 2.1,
    left: 0.3,
  },
  {
    name: 'Get the delivery note',
    note: 'Missing or unreadable in 31 of 100',
    minutes: 1.9,
    left: 1.0,
  },
  {
    name: 'Type it into the ERP',
    note: 'Every field, although the PDF has them',
    minutes: 1.8,
    left: 0.1,
  },
  { name: 'Have it approved', note: 'By e-mail, to whoever is in', minutes: 0.9, left: 0.7 },
  {
    name: 'File it, answer the supplier',
    note: 'Two folders, one of them on paper',
    minutes: 0.7,
    left: 0.2,
  },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const minutes = sum(steps.map((step) => step.minutes));
const left = sum(steps.map((step) => step.left));
const hoursOf = (each: number) => Math.round((invoicesAMonth * each) / 60);
const hoursSaved = hoursOf(minutes - left);
const savedAMonth = hoursSaved * costAnHour;
const monthsToPayBack = Math.ceil(build / (savedAMonth - runningAMonth));

/** The third step, an app for readable delivery notes. */
const gateApp = prices[paths.powerApps].smallest.price;
const gateHours = 35;
const gateSaving = gateHours * costAnHour;

const tenths = (value: number) => value.toFixed(1);

/** Minutes as ground that falls away: the profile of an invoice, step by step. */
function profile(): string {
  const width = 496;
  const scale = width / minutes;
  const height = (value: number) => 88 - value * 29;
  let x = 0;
  const columns = steps.map(({ minutes: wide, left: rest }) => {
    const from = x;
    x += wide * scale;
    return { from, to: x, top: height(wide), rest: height(rest), middle: (from + x) / 2, wide };
  });
  return html`
    <svg
      class="profile"
      viewBox="0 0 ${width} 122"
      role="img"
      aria-label="Minutes of each step, in order: ${steps.map(({ name, minutes: each }) => `${name} ${tenths(each)}`).join(', ')}."
    >
      ${[30, 59, 88].map((y) => html`<path d="M0 ${y}H${width}" class="rule" />`)}
      ${columns.map(
        ({ from, to, top, rest }) =>
          html`<path class="now" d="M${from} 88V${top}H${to}V88Z" /><path
              class="then"
              d="M${from} 88V${rest}H${to}V88Z"
            />`,
      )}
      <path
        class="edge"
        d="M0 88${columns.map(({ from, to, top }) => `L${from} ${top}H${to}`).join('')}V88"
      />
      ${columns.map(
        ({ middle, top, wide }, index) =>
          html`<text x="${middle}" y="${top - 6}">${tenths(wide)}</text
            ><text x="${middle}" y="103" class="letter">${'ABCDEF'[index]!}</text>`,
      )}
      <text x="0" y="119" class="axis">0 min</text>
      <text x="${width}" y="119" class="axis end">${tenths(minutes)} min an invoice</text>
    </svg>
  `;
}

const head = (page: number) => html`
  <header>
    <p class="brand">
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path
          d="M17.6 1.6c6.6.4 12.6 4.6 12.8 11.4.2 6.2-3.8 8.2-6.6 12-2.5 3.3-6.5 6-11.6 4.6C6.4 28 1.8 23 1.6 16.8 1.3 8.5 9 1 17.6 1.6Z"
          stroke="currentColor"
          stroke-width="1.8"
        />
        <path d="M16.8 7.4 24.6 20.8H9Z" class="peak" />
        <circle cx="16.8" cy="16.4" r="1.9" class="eye" />
      </svg>
      ${site.name}
    </p>
    <p>Sample of a process review</p>
    <p class="page-of">${page} / 2</p>
  </header>
`;

const foot = html`
  <footer>
    <p>
      <strong>Sample.</strong> The company, its people and all figures are invented. Amounts in
      rand, without VAT unless it says otherwise.
    </p>
  </footer>
`;

const first = html`
  <section class="sheet">
    ${head(1)}
    <h1>Supplier invoices at Kestrel Packaging</h1>
    <dl class="facts">
      <div>
        <dt>Beside the people</dt>
        <dd>8 and 9 September 2026, six clerks</dd>
      </div>
      <div>
        <dt>Timed</dt>
        <dd>212 invoices, with a stopwatch</dd>
      </div>
      <div>
        <dt>Report</dt>
        <dd>14 September, working day 5</dd>
      </div>
      <div>
        <dt>Responsible</dt>
        <dd>Naledi Khoza, Accounts</dd>
      </div>
    </dl>
    <h2>Where the hours go</h2>
    <div class="claim">
      <p class="figure">${hoursOf(minutes)} h<small>a month</small></p>
      <p>
        ${groupDigits(invoicesAMonth)} invoices a month take ${minutes.toFixed(0)} minutes each. At
        ${money(costAnHour)} an hour that is ${money(hoursOf(minutes) * costAnHour)}. Two thirds of
        it is finding, comparing and typing what a system already knows.
      </p>
    </div>
    <figure>
      ${profile()}
      <figcaption>
        <i class="key now"></i> today <i class="key then"></i> what would be left for people
      </figcaption>
    </figure>
    <table class="steps">
      <thead>
        <tr>
          <th></th>
          <th>Step</th>
          <th>What we saw</th>
          <th class="n">Today</th>
          <th class="n">Left</th>
        </tr>
      </thead>
      <tbody>
        ${steps.map(
          ({ name, note, minutes: now, left: then }, index) => html`
            <tr>
              <td class="letter">${'ABCDEF'[index]!}</td>
              <td><strong>${name}</strong></td>
              <td>${note}</td>
              <td class="n">${tenths(now)} min</td>
              <td class="n">${tenths(then)} min</td>
            </tr>
          `,
        )}
        <tr class="total">
          <td></td>
          <td colspan="2">An invoice</td>
          <td class="n">${tenths(minutes)} min</td>
          <td class="n">${tenths(left)} min</td>
        </tr>
      </tbody>
    </table>
    <div class="two">
      <section>
        <h2>In no manual</h2>
        <ol>
          <li>One supplier invoices pallets by weight. Two clerks know the factor.</li>
          <li>Two suppliers send one invoice for up to three orders.</li>
          <li>
            Credit notes wait in a drawer until the quarter ends: R412${'\u00a0'}000 on 9 September.
          </li>
        </ol>
      </section>
      <section>
        <h2>Ready for software?</h2>
        <ul class="ready">
          <li class="green">
            <strong>Orders.</strong> In the ERP, with an API that your IT may open.
          </li>
          <li class="amber">
            <strong>Delivery notes.</strong> Photographed, 31 of 100 unreadable.
          </li>
          <li class="red"><strong>Limits.</strong> Who may approve what is written nowhere.</li>
        </ul>
      </section>
    </div>
    ${foot}
  </section>
`;

const second = html`
  <section class="sheet">
    ${head(2)}
    <h2 class="large">What to build, in this order</h2>
    <ol class="order">
      <li>
        <p class="rank">1</p>
        <div>
          <h3>Write the limits down</h3>
          <p>
            One table: who approves what, up to which amount, and who stands in. Nothing below works
            without it.
          </p>
        </div>
        <dl>
          <div>
            <dt>Price</dt>
            <dd>none</dd>
          </div>
          <div>
            <dt>Takes</dt>
            <dd>two of your days</dd>
          </div>
        </dl>
      </li>
      <li class="main">
        <p class="rank">2</p>
        <div>
          <h3>An agent that matches invoices</h3>
          <p>
            It reads the inbox, finds the order, compares line by line and books what agrees. Above
            ${money(5000)}, or when a bank account changes, it stops and asks, with the papers side
            by side. Steps A, B, D and F.
          </p>
          <p class="bar">
            <span style="width:${((minutes - left) / minutes) * 100}%">${hoursSaved} h a month</span
            ><em>${hoursOf(left)} h stay</em>
          </p>
        </div>
        <dl>
          <div>
            <dt>Price</dt>
            <dd>${money(build)}</dd>
          </div>
          <div>
            <dt>Runs for</dt>
            <dd>${money(runningAMonth)} a month</dd>
          </div>
          <div>
            <dt>Saves</dt>
            <dd>${money(savedAMonth)} a month</dd>
          </div>
          <div>
            <dt>Paid back</dt>
            <dd>in month ${monthsToPayBack}</dd>
          </div>
        </dl>
      </li>
      <li>
        <p class="rank">3</p>
        <div>
          <h3>Delivery notes at the gate: not yet</h3>
          <p>
            An app that refuses an unreadable photo would save a further ${gateHours} hours a month,
            worth ${money(gateSaving)}: it is paid back in month ${Math.ceil(gateApp / gateSaving)}.
            Ask again when the agent has run for a quarter.
          </p>
        </div>
        <dl>
          <div>
            <dt>Price</dt>
            <dd>${money(gateApp)}</dd>
          </div>
          <div>
            <dt>Saves</dt>
            <dd>${money(gateSaving)} a month</dd>
          </div>
        </dl>
      </li>
    </ol>
    <div class="two">
      <section>
        <h2>Leave alone</h2>
        <p>
          <strong>A supplier portal.</strong> Six suppliers send 71 of 100 invoices; the other 140
          would not log in.
        </p>
        <p>
          <strong>The ERP’s own invoice reader.</strong> R14 an invoice,
          ${money(14 * invoicesAMonth)} a month, and it only reads: steps A, B and C stay as they
          are.
        </p>
      </section>
      <section>
        <h2>What could prove us wrong</h2>
        <p>
          If fewer than 150 of 200 past invoices are matched correctly in week
          ${agentPrototypeWeeks}, stop: you have then paid for the prototype alone.
        </p>
        <p>
          If the largest supplier moves to e-invoices in January, as it has announced, a rule
          replaces half of the agent.
        </p>
      </section>
    </div>
    <h2>Dates and price, if you go on</h2>
    <div
      class="weeks"
      role="img"
      aria-label="Weeks 2 to ${agentPrototypeWeeks}: test set and prototype. Weeks ${agentPrototypeWeeks + 1} to ${agentPrototypeWeeks + agentSupervisionWeeks}: supervised. From week ${agentAloneFromWeek}: alone within its limits."
    >
      <span style="flex:1" class="done">Review</span
      ><span style="flex:${agentPrototypeWeeks - 1}">Test set and prototype</span
      ><span style="flex:${agentSupervisionWeeks}" class="sup">A person approves each action</span
      ><span style="flex:3" class="alone">Alone, within limits</span>
    </div>
    <p class="ticks">
      <span style="flex:1">week 1</span
      ><span style="flex:${agentPrototypeWeeks - 1}">2–${agentPrototypeWeeks}</span
      ><span style="flex:${agentSupervisionWeeks}"
        >${agentPrototypeWeeks + 1}–${agentPrototypeWeeks + agentSupervisionWeeks}</span
      ><span style="flex:3">from ${agentAloneFromWeek}</span>
    </p>
    <table class="price">
      <tr>
        <td>The agent, in four stages, each invoiced after you have accepted it</td>
        <td class="n">${money(build)}</td>
      </tr>
      <tr>
        <td>Less this review, which you have paid</td>
        <td class="n">−${money(reviewPrice.amount)}</td>
      </tr>
      <tr class="total">
        <td>
          Still to pay, without VAT
          <small>(${money(withTax(build - reviewPrice.amount))} with VAT)</small>
        </td>
        <td class="n">${money(build - reviewPrice.amount)}</td>
      </tr>
    </table>
    <div class="signed">
      <p>Measured and written by Thandeka Mokoena and Wanjiru Kamau, ${site.name}.</p>
      <p>This report is yours. Any supplier may build from it.</p>
    </div>
    ${foot}
  </section>
`;

/** Two pages of a process review: the process with its minutes, and what to build first. */
export const processReview: PrintedDocument = {
  title: `Sample of a process review by ${site.name}`,
  sheet: new URL('process-review.css', import.meta.url),
  body: first + second,
};
