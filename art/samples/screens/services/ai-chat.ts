import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('ai-chat.css', import.meta.url), ['figtree']);

const waiting: [string, string, string, string, string][] = [
  ['message-circle', 'Buhle Maseko', 'Parcel signed for by a stranger', '1 min', 'on'],
  ['mail', 'Werner Fourie', 'Invoice to another company', '7 min', ''],
  ['globe', 'Guest, Pinetown', 'Asked twice for a person', '2 min', ''],
  ['message-circle', 'Keabetswe Molefi', 'Photo of a broken lid', '4 min', ''],
  ['mail', 'Shireen Davids', 'Refund above R1 000', '11 min', ''],
  ['message-circle', 'Hendrik Louw', 'Angry, third parcel late', '3 min', ''],
];

const inbox = html`
  <main class="inbox">
    <section class="list">
      <h1>Waiting for a person</h1>
      <div class="split">
        <p class="hot"><strong>6</strong><small>here, all channels</small></p>
        <p><strong>148</strong><small>settled today</small></p>
      </div>
      <ul>
        ${waiting.map(
          ([sign, name, about, wait, kind]) => html`
            <li class="${kind}">
              <i>${icon(sign)}</i>
              <p><strong>${name}</strong><br /><small>${about}</small></p>
              <span class="wait">${wait}</span>
            </li>
          `,
        )}
      </ul>
    </section>
    <section class="talk">
      <header>
        <p>
          <strong>Buhle Maseko</strong><br /><small
            >On WhatsApp, signed in to her account at 13:20</small
          >
        </p>
        <span class="button">${icon('check')} Settle</span>
      </header>
      <p class="say">Where is my parcel? It says delivered<small>13:19</small></p>
      <p class="say us">
        Parcel 60 318 was signed for at 11:42 in Umlazi, section D, by ‘T. Ngcobo’. Is that somebody
        you know?<small>Bot, from the courier’s record</small>
      </p>
      <p class="say">No! I live alone<small>13:21</small></p>
      <div class="hand">
        <h2>${icon('hand')} Handed over to Ayanda, 13:21</h2>
        <p>
          Replacing goods for R749 is not mine to decide. I have asked the courier for the driver’s
          photo; it comes by 14:00.
        </p>
      </div>
      <p class="say us">
        Ayanda takes over and has all of this in front of her.<small>Bot, 13:21</small>
      </p>
      <div class="write">
        <p>Buhle, I’m sorry. I’m sending you a new one today, whatever the driver’s photo shows.</p>
        <p class="row">
          ${icon('paperclip')}${icon('languages')}<small>isiZulu or English</small
          ><span class="button">Send</span>
        </p>
      </div>
    </section>
    <aside class="case">
      <h1>Order 60 318</h1>
      <dl>
        <div>
          <dt>Value</dt>
          <dd>R749, paid by card</dd>
        </div>
        <div>
          <dt>Before this</dt>
          <dd>4 orders, no complaint</dd>
        </div>
      </dl>
      <ol class="stops">
        <li>Packed in Cornubia<br /><small>Tue 15 September, 15:10</small></li>
        <li>On the van<br /><small>Wed, 07:32</small></li>
        <li class="lost">Signed ‘T. Ngcobo’<br /><small>Wed, 11:42, Umlazi D</small></li>
      </ol>
      <div class="limits">
        <strong>What the bot may do</strong>
        <ul>
          <li>${icon('check')}Tell where a parcel is</li>
          <li>${icon('check')}Refund up to R300</li>
          <li class="no">${icon('x')}Replace goods</li>
          <li class="no">${icon('x')}Answer after a second ‘no’</li>
        </ul>
      </div>
      <p style="margin-top:16px">
        <span class="button coral">${icon('package-plus')} Send replacement, R749</span>
      </p>
    </aside>
  </main>
`;

/** The product of a chat project: the inbox, with a conversation that was handed over. */
export const aiChat: Record<string, Screen> = {
  'services/ai-chat-screen': screen('wide', inbox),
};
