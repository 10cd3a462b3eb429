import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('pepkor-more.css', import.meta.url), ['rubik']);

const nav = (on: string): string => html`
  <nav>
    ${(
      [
        ['users', 'Members'],
        ['megaphone', 'Campaigns'],
        ['store', 'Tills'],
        ['book-open', 'Ledger'],
        ['shield-check', 'Requests'],
      ] as const
    ).map(([name, label]) => `<p${label === on ? ' class="on"' : ''}>${icon(name)} ${label}</p>`)}
    <small>Store’s day<br />Wed 14 June, 16:05</small>
  </nav>
`;

const campaign = html`
  <div class="app">
    ${nav('Campaigns')}
    <main>
      <div class="title">
        <div>
          <small>School shoes, 3x points, KwaZulu-Natal</small>
          <h1>One member in a hundred first</h1>
        </div>
        <span class="pill stop">${icon('octagon-pause')} Held by its own rule</span>
      </div>
      <ol class="steps">
        <li class="on"><strong>1%</strong>4 120 members, since 08:00</li>
        <li><strong>10%</strong>41 200 members, waits</li>
        <li><strong>All</strong>412 000 members, waits</li>
      </ol>
      <div class="compare">
        <section class="panel">
          <h2>Visits per 100 members, eight hours</h2>
          <p class="pair">
            <span>With offer</span><i class="hot" style="width:92%"></i><span>5.8</span>
          </p>
          <p class="pair"><span>Without</span><i style="width:86%"></i><span>5.4</span></p>
          <p><small>The difference is as large as chance makes it on most days.</small></p>
        </section>
        <section class="panel">
          <h2>What it brings</h2>
          <dl class="money">
            <dt>More sold, margin</dt>
            <dd>R6 240</dd>
            <dt>Points given, at cost</dt>
            <dd class="minus">−R19 870</dd>
            <dt class="sum">After eight hours</dt>
            <dd class="sum minus">−R13 630</dd>
          </dl>
        </section>
      </div>
      <section class="panel course">
        <h2>Result by the hour</h2>
        <svg viewBox="0 0 660 84" width="100%" height="84" fill="none">
          <path d="M0 22h660" stroke="#56716f" stroke-dasharray="3 4" />
          <path
            d="M0 22L82 16 165 20 247 30 330 38 412 50 495 57 577 68 660 78V22z"
            fill="#ffe0d6"
          />
          <path
            d="M0 22L82 16 165 20 247 30 330 38 412 50 495 57 577 68 660 78"
            stroke="#b8350e"
            stroke-width="3"
          />
        </svg>
        <p class="hours">
          <small>08:00</small><small>10:00</small><small>12:00</small><small>14:00</small
          ><small>16:00</small>
        </p>
      </section>
      <div class="verdict">
        ${icon('circle-alert')}
        <p>
          <strong>For all members this would cost R1.4 million a day.</strong><br />Below zero after
          eight hours: nobody else gets it until you decide.
        </p>
        <button class="button plain">Change offer</button><button class="button">End it</button>
      </div>
    </main>
  </div>
`;

const entries: [string, string, string, string, string, string, string][] = [
  ['14 June, 15:58', 'Spent', 'Till 4, Empangeni', '−50', 'Wallet', 'Store 218', 'offline'],
  ['13 June, 17:41', 'Earned', 'Till 2, Richards Bay', '+118', 'Points issued', 'Wallet', ''],
  ['12 June, 12:20', 'Earned', 'Online basket', '+64', 'Points issued', 'Wallet', ''],
  ['10 June, 10:12', 'Voucher', 'R20, by chat', '−200', 'Wallet', 'Vouchers', ''],
  ['31 May, 23:59', 'Expired', 'Earned in May 2022', '−35', 'Wallet', 'Points expired', ''],
];

const ledger = html`
  <div class="app">
    ${nav('Ledger')}
    <main>
      <div class="title">
        <div>
          <small>Member 6007 31•• ••84</small>
          <h1>Nokuthula Zwane</h1>
        </div>
        <span class="pill go">${icon('scale')} Books agree</span>
      </div>
      <div class="balance">
        <p><small>Balance</small><strong>1 220</strong></p>
        <p><small>Worth</small><strong>R122.00</strong></p>
        <p><small>Expires 30 June</small><strong>96</strong></p>
        <p><small>Speaks</small><strong>isiZulu</strong></p>
      </div>
      <table>
        <tr>
          <th>Store’s time</th>
          <th>What</th>
          <th>From</th>
          <th>To</th>
          <th class="num">Points</th>
        </tr>
        ${entries.map(
          ([time, what, where, points, from, to, kind]) => html`
            <tr class="${kind}">
              <td>${time}</td>
              <td><strong>${what}</strong><small>${where}</small></td>
              <td>${from}</td>
              <td>${to}</td>
              <td class="num ${points.startsWith('+') && 'plus'}">${points}</td>
            </tr>
          `,
        )}
      </table>
      <p class="foot">
        ${icon('wifi-off')}<span
          ><strong>Till 4 was offline for 2 h 10 min.</strong> It let the member spend R5 of its R50
          allowance; settled at 16:04.</span
        >
      </p>
      <p class="foot" style="margin-top:12px">
        ${icon('moon')}<span
          >Days end at midnight in the store, not in universal time. Next expiry: 30 June,
          23:59.</span
        >
      </p>
    </main>
  </div>
`;

const moves: [string, string, string, string][] = [
  ['shopping-basket', 'Till 2, Richards Bay', 'Today, 17:41', '+118'],
  ['smartphone', 'Online basket', 'Mon 12 June', '+64'],
  ['ticket', 'Voucher, R20', 'Sat 10 June', '−200'],
];

const wallet = html`
  ${phoneStatus('17:41')}
  <section class="hero">
    <p><strong>Sawubona, Nokuthula</strong>${icon('bell')}</p>
    <strong class="points">1 270</strong>
    <p>points, worth R127.00</p>
    <p class="at">${icon('zap')} 118 points arrived 0.4 s after paying</p>
  </section>
  <section class="sheet">
    <h2>Latest <span>All</span></h2>
    <ul class="moves">
      ${moves.map(
        ([name, what, when, points]) => html`
          <li>
            <i>${icon(name)}</i>
            <p><strong>${what}</strong><br /><small>${when}</small></p>
            <strong>${points}</strong>
          </li>
        `,
      )}
    </ul>
    <div class="voucher">
      <strong>R50 off school shoes</strong><small>500 points, until 30 June</small
      ><span class="code">Get it</span>
    </div>
    <p class="foot" style="margin-top:16px">
      ${icon('hourglass')}<span>96 points expire on 30 June.</span>
    </p>
  </section>
  <footer class="tabs">
    <p class="on">${icon('wallet')}Wallet</p>
    <p>${icon('ticket-percent')}Vouchers</p>
    <p>${icon('message-circle')}Chat</p>
    <p>${icon('user')}Me</p>
  </footer>
`;

/** A loyalty wallet: an offer shown to 1% first, a member's ledger, the wallet on a phone. */
export const pepkor: Record<string, Screen> = {
  'case-studies/pepkor-more/gallery-1': screen('desktop', campaign),
  'case-studies/pepkor-more/gallery-2': screen('desktop', ledger),
  'case-studies/pepkor-more/gallery-3': screen('phone', wallet),
};
