import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('agentic-ai.css', import.meta.url), ['dm-sans', 'jetbrains-mono']);

const waiting: [string, string, string, string][] = [
  ['MK-2291', 'Two pallets not delivered', 'R9 280', 'on'],
  ['TL-0874', 'Price differs from the order', 'R6 115', ''],
  ['KF-5530', 'Supplier changed its bank', 'Always asks', ''],
];

const done: [string, string, string][] = [
  ['MK-2288', 'Agrees with its order', '14:01'],
  ['OR-1196', 'Freight R180 over, in limit', '13:58'],
  ['BW-3342', 'Agrees with its order', '13:57'],
];

type Row = [what: string, order: string, note: string, invoice: string, kind?: string];

const rows: Row[] = [
  ['Cartons, double wall', '11 pallets', '9 pallets', '11 pallets', 'gap'],
  ['Price of a pallet', 'R4 640.00', '', 'R4 640.00'],
  ['Delivery', 'included', '22 Sept, 08:40', 'included'],
  ['Total without VAT', 'R51 040.00', '', 'R51 040.00'],
  ['Signed by', 'N. Khoza', 'P. Mabaso', ''],
];

const run: [string, string, string][] = [
  ['14:02:11', 'Read from the shared inbox', ''],
  ['+1.4 s', 'Order 4471 found, 4 lines compared', ''],
  ['+3.9 s', 'Delivery note: 9 pallets, not 11', ''],
  ['+4.2 s', 'Stopped: R9 280 is above R5 000', 'stop'],
];

const desk = html`
  <main class="desk">
    <section class="queue">
      <h1>For a person</h1>
      <ul>
        ${waiting.map(
          ([number, why, amount, kind]) => html`
            <li class="${kind}">
              <p><strong>${number}</strong><b>${amount}</b></p>
              <small>${why}</small>
            </li>
          `,
        )}
      </ul>
      <h2>Done by the agent</h2>
      <ul class="done">
        ${done.map(
          ([number, why, time]) => html`
            <li>
              <p><strong>${icon('check')} ${number}</strong><b>${time}</b></p>
              <small>${why}</small>
            </li>
          `,
        )}
      </ul>
      <p class="stop">
        ${icon('circle-stop')}<span
          ><strong>Stop the agent</strong><small>open work returns to this list</small></span
        >
      </p>
    </section>
    <section class="case">
      <header>
        <p>
          <small>Mokgadi Kraft, packaging</small><br /><strong class="title"
            >Invoice MK-2291</strong
          >
        </p>
        <span class="flag">${icon('hand')} Waits for Naledi, 6 min</span>
      </header>
      <table>
        <tr>
          <th></th>
          <th>${icon('file-text')} Order 4471</th>
          <th>${icon('truck')} Delivery note</th>
          <th>${icon('receipt')} Invoice</th>
        </tr>
        ${rows.map(
          ([what, order, note, invoice, kind = '']) => html`
            <tr class="${kind}">
              <td>${what}</td>
              <td>${order}</td>
              <td>${note}</td>
              <td>${invoice}</td>
            </tr>
          `,
        )}
      </table>
      <div class="note">
        <svg viewBox="0 0 520 150" fill="none">
          ${Array.from({ length: 11 }, (_, i) => {
            const x = 6 + i * 46.5;
            const lost = i > 8;
            return html`<g
              stroke="${lost ? '#c2331b' : '#41508f'}"
              stroke-width="2"
              ${lost && 'stroke-dasharray="5 5"'}
            >
              <path
                d="M${x} 30h36v52h-36zM${x} 56h36M${x + 18} 30v52"
                ${!lost && 'fill="#e4e8f8"'}
              />
              <path d="M${x - 2} 88h40M${x + 2} 88v8M${x + 18} 88v8M${x + 34} 88v8" />
            </g>`;
          })}
          <path d="M424 112v8h90v-8" stroke="#c2331b" stroke-width="2" />
        </svg>
        <p class="lost">2 invoiced, not received</p>
        <p class="found">9 signed for by the warehouse</p>
      </div>
    </section>
    <aside class="side">
      <h2>What the agent did</h2>
      <ol>
        ${run.map(([time, what, kind]) => html`<li class="${kind}"><code>${time}</code><span>${what}</span></li>`)}
      </ol>
      <div class="proposal">
        <small>It proposes</small>
        <p><strong>Credit note</strong><b>R9 280</b></p>
        <small
          >2 pallets at R4 640, order 4471. Then it writes to the supplier and files the three
          papers.</small
        >
        <span class="button">${icon('check')} Approve</span>
        <p class="row">
          <span class="button plain">Change</span><span class="button plain">Refuse</span>
        </p>
      </div>
      <p class="limit">
        ${icon('sliders-horizontal')}<span
          ><strong>Limit R5 000</strong
          ><small>set by Naledi Khoza, in force since 1 September</small></span
        >
      </p>
    </aside>
  </main>
`;

/** The product of an agent's project: an invoice at which it stopped, and what it proposes. */
export const agenticAi: Record<string, Screen> = {
  'services/agentic-ai-screen': screen('wide', desk),
};
