import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('investec.css', import.meta.url), ['hanken-grotesk', 'cormorant']);

const colours = { yes: '#23211c', wait: '#fff', wish: '#a5803a', picked: '#c2492f' };
type Seat = keyof typeof colours;

/** A round table of eight with its number; seats are read clockwise from the top. */
function table(number: number, x: number, y: number, host: string, seats: string): string {
  const kinds: Record<string, Seat> = { y: 'yes', w: 'wait', d: 'wish', p: 'picked' };
  return html`
    <circle cx="${x}" cy="${y}" r="44" fill="#fff" stroke="#cfc6ac" />
    <text x="${x}" y="${y + 1}" font-family="cormorant" font-size="27" font-weight="600"
      >${number}</text
    >
    <text x="${x}" y="${y + 19}" font-size="13" fill="#75705f">${host}</text>
    ${[...seats].map((letter, i) => {
      const angle = (i / 8) * 2 * Math.PI - Math.PI / 2;
      const kind = kinds[letter]!;
      const [cx, cy] = [x + 61 * Math.cos(angle), y + 61 * Math.sin(angle)].map(Math.round);
      return `<circle cx="${cx}" cy="${cy}" r="${kind === 'picked' ? 13 : 10}" fill="${colours[kind]}" stroke="${kind === 'wait' ? '#8d8467' : 'none'}" stroke-width="1.5" />`;
    })}
  `;
}

const seating = html`
  <header class="head">
    <b>Autumn dinner</b><span>Thu 10 April, Franschhoek</span
    ><small>72 seats, 64 accepted, 8 open</small
    ><span class="right">Saved 14:22, door list follows</span>
  </header>
  <main class="plan">
    <section class="floor">
      <svg
        viewBox="0 0 634 556"
        fill="none"
        text-anchor="middle"
        font-family="hanken-grotesk"
        font-size="14"
      >
        <g fill="#23211c">
          <rect x="212" y="6" width="210" height="34" fill="#e9e3d1" />
          <text x="317" y="28">Speaker, from 20:00</text>
          ${table(1, 108, 132, 'Naidoo', 'yyydyyyw')} ${table(2, 317, 132, 'Botha', 'yyyyydyy')}
          ${table(3, 526, 132, 'Khumalo', 'ywyyyyyy')} ${table(4, 108, 300, 'Meyer', 'yyywyyyd')}
          ${table(5, 317, 300, 'Mokoena', 'ypyyydyy')} ${table(6, 526, 300, 'Cohen', 'yyyyyywy')}
          ${table(7, 108, 468, 'Pillay', 'dyywyyyy')} ${table(8, 317, 468, 'Adams', 'yyyyyyyy')}
          ${table(9, 526, 468, 'Steyn', 'wwyyywyy')}
          <text x="212" y="551" font-size="13" fill="#75705f">Aisle, 1.2 m</text>
        </g>
        <path d="M212 56v474" stroke="#d9d1ba" stroke-dasharray="4 6" />
      </svg>
    </section>
    <aside class="guest">
      <small>Table 5, seat 2</small>
      <h1>Dr Refilwe Tau</h1>
      <dl>
        <div>
          <dt>Host</dt>
          <dd>Lindiwe Mokoena</dd>
        </div>
        <div>
          <dt>At the table</dt>
          <dd>Menu noted, deleted on 10 May</dd>
        </div>
        <div>
          <dt>Arrives</dt>
          <dd>By car, bay A3</dd>
        </div>
      </dl>
      <div class="note">
        <h2>${icon('users')} Invited often</h2>
        <p>
          Two other hosts have asked her this month: P.&nbsp;Cohen (2&nbsp;April) and A.&nbsp;Steyn
          (24&nbsp;April).
        </p>
      </div>
      <div class="key">
        <p><i style="--c:${colours.yes}"></i>Accepted</p>
        <p><i style="--c:${colours.wish}"></i>Accepted, with a menu wish</p>
        <p><i style="--c:${colours.wait}"></i>No answer yet</p>
      </div>
    </aside>
  </main>
`;

const guests: [string, string, string, string, string][] = [
  ['Dr R. Tau', 'L. Mokoena', 'Yes', 'A3', '5 / 2'],
  ['Mr G. Lazarus', 'L. Mokoena', 'Yes', 'A4', '5 / 3'],
  ['Ms H. van Wyk', 'J. Botha', 'Yes', 'B1', '2 / 1'],
  ['Prof. S. Gumede', 'J. Botha', 'Maybe', 'B2', '2 / 2'],
  ['Mrs N. Patel', 'P. Cohen', 'Yes', 'C7', '6 / 4'],
];

const office = html`
  <header class="head">
    <b>Import</b><span>Guest list, Autumn dinner.xlsx</span><small>72 rows, 5 columns</small
    ><span class="right">Cape Town team</span>
  </header>
  <main class="office">
    <div class="refuse">
      ${icon('file-x-2')}
      <p>
        <strong>Nothing was imported. One column is unknown to us.</strong><br />Your spreadsheet
        stays open and unlocked, as it is.
      </p>
    </div>
    <table>
      <tr>
        ${['Guest', 'Host', 'Reply', 'Parking'].map((name) => `<th>${name} ${icon('check')}<small>understood</small></th>`)}
        <th class="unknown">Plan v2 ${icon('circle-help')}<small>column E, 72 values</small></th>
      </tr>
      ${guests.map((cells) => `<tr>${cells.map((cell, i) => `<td${i === 4 ? ' class="unknown"' : ''}>${cell}</td>`).join('')}</tr>`)}
    </table>
    <div class="ask">
      <div>
        <strong>What does ‘Plan v2’ hold? Values look like ‘5 / 2’.</strong>
        <ul>
          <li class="on">Table and seat</li>
          <li>Bay</li>
          <li>Gift</li>
          <li>Leave it out</li>
        </ul>
      </div>
      <button class="button">Try again with 72 rows</button>
    </div>
    <footer>
      <small>Both places run side by side until your event is over.</small
      ><small>You decide when the spreadsheet goes.</small>
    </footer>
  </main>
`;

const invitation = html`
  ${phoneStatus('12:08')}
  <article class="card">
    <p class="for">For Dr Refilwe Tau</p>
    <h1>An evening<br />on water</h1>
    <p>Dinner and a talk by a hydrologist of the Breede River valley</p>
    <p class="rule"></p>
    <p>Thursday 10 April, 18:30<br />Franschhoek</p>
    <p class="rule"></p>
    <small>Lindiwe Mokoena would be glad to sit at your table.</small>
  </article>
  <section class="reply">
    <p>Will you come?</p>
    <ul>
      <li class="yes">${icon('check')} Yes</li>
      <li>Not this time</li>
    </ul>
    <small>Next: one question about the menu. Then it is in your calendar.</small>
  </section>
`;

/** Client events: the seating plan, an import with errors, an invitation on a phone. */
export const investec: Record<string, Screen> = {
  'case-studies/investec/seating': screen('desktop', seating),
  'case-studies/investec/import': screen('desktop', office),
  'case-studies/investec/invitation': screen('phone', invitation),
};
