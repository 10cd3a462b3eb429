import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('jp-markets.css', import.meta.url), ['inter', 'jetbrains-mono']);

const queue: [string, string, string, string][] = [
  ['Zodwa Ndlovu', '2 min', 'Withdrawal twice in statement', 'on'],
  ['Craig Petersen', '4 min', 'Disputes a closed position', ''],
  ['Anele Mbatha', '5 min', 'Second failed try, isiXhosa', ''],
  ['Marius du Plessis', '9 min', 'Changed bank, needs proof', 'late'],
  ['Aisha Patel', '1 min', 'Complaint about spread', ''],
  ['Sibusiso Cele', '3 min', 'Name differs from bank’s', ''],
  ['Hanlie Botes', '2 min', 'Account of her late father', ''],
];

const desk = html`
  <main class="desk">
    <section class="queue">
      <h1>With people</h1>
      <p class="rate">
        <span>Rate decision<br /><small>1 912 chats</small></span
        ><span style="text-align:right"><strong>11 s</strong><br /><small>to answer</small></span>
      </p>
      <ul>
        ${queue.map(
          ([name, wait, about, kind]) => html`
            <li class="${kind === 'on' && 'on'}">
              <p>
                <strong>${name}</strong
                ><span class="chip ${kind === 'late' && 'red'}">${wait}</span>
              </p>
              <small>${about}</small>
            </li>
          `,
        )}
      </ul>
    </section>
    <section class="talk">
      <div class="brief">
        <h1>${icon('hand')} Handed over at 15:42, this is why</h1>
        <p>
          One withdrawal of R4 500 appears twice in the March statement. It was paid once, on 14
          March. The client is sure she sees two. Misunderstood once, so no second try.
        </p>
      </div>
      <p class="say">
        Ngibona i-R4 500 twice on my statement, hoekom?<small>WhatsApp, 15:40</small>
      </p>
      <p class="say us">
        Do you mean the withdrawal of 14 March?<small>Assistant, signed in</small>
      </p>
      <p class="say">Cha, I mean both of them. Two times R4 500.<small>15:41</small></p>
      <p class="say us">
        I may be wrong here, so a colleague takes over. You need not repeat anything.<small
          >Assistant, 15:42</small
        >
      </p>
      <p class="write"><span>Sawubona Zodwa, I see both lines …</span>${icon('send-horizontal')}</p>
    </section>
    <aside class="client">
      <h1>Zodwa Ndlovu</h1>
      <dl>
        <div>
          <dt>Account</dt>
          <dd><code>JM-44 18 207</code></dd>
        </div>
        <div>
          <dt>Identified</dt>
          <dd class="mint">Trading app, 15:39</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd><code>R12 846.10</code></dd>
        </div>
        <div>
          <dt>Writes in</dt>
          <dd>isiZulu, English, Afrikaans</dd>
        </div>
      </dl>
      <ul>
        <li>${icon('mail')}<span>E-mail of Monday joined</span></li>
        <li>${icon('file-check')}<span>Documents complete</span></li>
        <li>${icon('ticket')}<span>One ticket instead of three</span></li>
      </ul>
      <button class="button">Correct statement</button>
      <button class="button plain">Add to Friday’s reading</button>
    </aside>
  </main>
`;

const lines = (colour: string): string =>
  [74, 92, 110, 128, 146]
    .map(
      (y, i) =>
        `<path d="M92 ${y}h${[112, 96, 118, 80, 104][i]!}" stroke="${colour}" stroke-width="6" stroke-linecap="round" />`,
    )
    .join('');

const docs = html`
  <main class="docs">
    <header>
      <div>
        <small>Web chat, proof of address, 16:03 to 16:06</small>
        <h1>Checked while the client is there</h1>
      </div>
      <p><strong>Johan Fourie</strong>, <code>JM-51 02 977</code></p>
    </header>
    <div class="checks">
      <article class="check bad">
        <div class="paper">
          <svg class="sheet" viewBox="0 0 288 210" fill="none">
            <g filter="url(#b)">
              <rect x="66" y="24" width="164" height="200" fill="#c9d2d8" />
              <rect x="86" y="42" width="70" height="12" fill="#6f8391" />
              ${lines('#8697a3')}
            </g>
            <filter id="b"><feGaussianBlur stdDeviation="4.5" /></filter>
          </svg>
        </div>
        <div>
          <h2>${icon('circle-x')} Too blurred</h2>
          <p>The street can’t be read. Please hold the phone still, with the lamp behind you.</p>
          <small>16:03, after 2 s</small>
        </div>
      </article>
      <article class="check bad">
        <div class="paper">
          <svg class="sheet" viewBox="0 0 288 210" fill="none">
            <g transform="rotate(-7 144 105) translate(-64 -34)">
              <rect x="66" y="24" width="190" height="260" fill="#dfe6ea" />
              <rect x="92" y="48" width="70" height="12" fill="#3d5361" />
              ${lines('#5b707d')}
            </g>
            <path d="M3 3v204" stroke="#ff9d9d" stroke-width="5" stroke-dasharray="9 7" />
          </svg>
        </div>
        <div>
          <h2>${icon('circle-x')} Left edge cut off</h2>
          <p>Readable now, but the date is outside the picture. A little further away, please.</p>
          <small>16:04, after 2 s</small>
        </div>
      </article>
      <article class="check good">
        <div class="paper">
          <svg class="sheet" viewBox="0 0 288 210" fill="none">
            <rect x="66" y="14" width="158" height="186" fill="#eef3f5" />
            <rect x="86" y="34" width="70" height="12" fill="#3d5361" />
            ${lines('#5b707d')}
            <rect x="82" y="84" width="136" height="34" rx="4" stroke="#17996c" stroke-width="3" />
            <rect x="82" y="28" width="86" height="24" rx="4" stroke="#17996c" stroke-width="3" />
          </svg>
        </div>
        <div>
          <h2>${icon('circle-check')} Thank you, that’s it</h2>
          <p>Water account of 2 March, 18 Boeing Road, Bedfordview. Less than three months old.</p>
          <small>16:06, after 3 s</small>
        </div>
      </article>
    </div>
    <ol class="way">
      <li><i>${icon('check')}</i><strong>Read</strong><small>Name, street, date</small></li>
      <li><i>${icon('check')}</i><strong>Compared</strong><small>With the account</small></li>
      <li><i>${icon('check')}</i><strong>Passed on</strong><small>By a flow, untyped</small></li>
      <li class="wait">
        <i>${icon('user')}</i><strong>Compliance</strong><small>A person decides</small>
      </li>
    </ol>
  </main>
`;

const thread = html`
  ${phoneStatus('15:47')}
  <div class="top">
    ${icon('chevron-left')}<i>${icon('headset')}</i>
    <p><strong>Account help</strong><br /><small>People here until 22:00</small></p>
    ${icon('ellipsis-vertical')}
  </div>
  <main>
    <p class="say us">Hi, iphi i-withdrawal yami? R2 800 sedert Maandag<small>15:44</small></p>
    <p class="say">
      Sawubona. Please confirm in the trading app that this is you.<small>15:44</small>
    </p>
    <p class="say us">Done<small>15:45</small></p>
    <div class="ticket">
      <small>Withdrawal of Monday 17 March</small>
      <strong>R2 800.00</strong>
      <p><span>Approved</span><span class="mint">Mon 14:10</span></p>
      <p><span>Sent to your bank</span><span class="mint">Today 11:32</span></p>
      <p><span>In your account</span><span>by tomorrow</span></p>
    </div>
    <p class="say us">
      Ngiyabonga. Rand is falling, should I sell my dollars now?<small>15:46</small>
    </p>
    <p class="say">
      I don’t advise on trades. I can show what you hold, or ask a person to call you.<small
        >15:46</small
      >
    </p>
  </main>
  <p class="write"><span>Message</span>${icon('send-horizontal')}</p>
`;

/** Support for trading accounts: a handover, documents checked at once, a thread on a phone. */
export const jpMarkets: Record<string, Screen> = {
  'case-studies/jp-markets/gallery-1': screen('desktop', desk),
  'case-studies/jp-markets/gallery-2': screen('desktop', docs),
  'case-studies/jp-markets/gallery-3': screen('phone', thread),
};
