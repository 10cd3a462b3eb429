import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('next-calm.css', import.meta.url), ['newsreader', 'karla']);

/** A jar of bath flakes before evening hills. */
const jar = html`
  <svg viewBox="0 0 460 556" preserveAspectRatio="xMidYMid slice" fill="none">
    <circle cx="332" cy="168" r="56" fill="#fbe3cf" opacity=".9" />
    <path d="M0 330q90 -80 190 -40t270 -70v200H0z" fill="#9d88bf" opacity=".55" />
    <path d="M0 376q130 -70 250 -20t210 -40v110H0z" fill="#7b63a3" opacity=".55" />
    <path d="M0 412h460v144H0z" fill="#dcb7a4" />
    <ellipse cx="232" cy="500" rx="128" ry="16" fill="#6b4a5c" opacity=".3" />
    <path
      d="M138 246q0 -22 22 -22h140q22 0 22 22v226q0 30 -30 30H168q-30 0 -30 -30z"
      fill="#f7f1ee"
      opacity=".94"
    />
    <path d="M142 330q44 -18 90 -4t86 -6v150q0 28 -28 28H170q-28 0 -28 -28z" fill="#fff" />
    <rect x="128" y="192" width="204" height="40" rx="10" fill="#5b3a7e" />
    <path d="M140 204h180" stroke="#8663ad" stroke-width="3" stroke-linecap="round" />
    <rect x="166" y="344" width="128" height="108" rx="6" fill="#efe2d6" />
    <path
      d="M182 366h96M182 382h70M182 428h46"
      stroke="#5b3a7e"
      stroke-width="4"
      stroke-linecap="round"
    />
    <circle cx="262" cy="424" r="14" fill="#d98d66" />
    <path d="M352 498l12 -16 18 4 6 14zM396 502l8 -10 12 3 4 8z" fill="#fff" />
  </svg>
`;

const bar = html`<header class="bar">
  <span>Evening</span><span>Morning</span><span>Find yours</span
  ><span>My parcels</span>${icon('shopping-bag')}
</header>`;

const product = html`
  ${bar}
  <main class="product">
    <div class="scene">${jar}</div>
    <section>
      <small>Evening, 600 g, about twelve baths</small>
      <h1>Magnesium<br />bath flakes</h1>
      <p>
        Two handfuls in warm water, twenty minutes. It is a warm bath, and we promise nothing beyond
        that.
      </p>
      <ul class="choice">
        <li><i class="dot"></i><strong>Once</strong><strong>R189</strong></li>
        <li class="on">
          <i class="dot"></i><strong>Every six weeks</strong><strong>R161</strong
          ><small>Skip, pause or end in two taps, without a call</small>
        </li>
      </ul>
      <button class="button">Send the first jar, R161</button>
      <div class="facts">
        <p>${icon('truck')}<span>From Paarl, at your door on Thursday, R60</span></p>
        <p>${icon('flask-conical')}<span>Magnesium chloride. Nothing else in the jar.</span></p>
      </div>
    </section>
  </main>
`;

const answer = html`
  ${bar}
  <main class="answer">
    <section>
      <p class="dots"><i></i><i></i><i></i><i></i><i></i></p>
      <h1>Nothing here<br />would help you</h1>
      <p class="lead">
        You sleep well and want more energy at three in the afternoon. None of our eight products
        does that, so we name none.
      </p>
      <ul class="said">
        <li><span>How do you sleep?</span><strong>Well, seven hours</strong></li>
        <li><span>When is the day hardest?</span><strong>Around 15:00</strong></li>
        <li><span>Coffee?</span><strong>Four, the last at 16:00</strong></li>
        <li><span>How often are you outside?</span><strong>On Saturdays</strong></li>
        <li><span>What have you tried?</span><strong>A stronger coffee</strong></li>
      </ul>
    </section>
    <aside class="free">
      <article>
        ${icon('footprints')}
        <h2>Ten minutes outside</h2>
        <p>Before the third coffee, not after it. Try it for a week.</p>
      </article>
      <article>
        ${icon('coffee')}
        <h2>Last coffee at noon</h2>
        <p>Four cups are not too many for most people. Four o’clock is late.</p>
      </article>
      <small>Both cost nothing. We ask for no address.</small>
    </aside>
  </main>
`;

const parcels = html`
  ${phoneStatus('06:52')}
  <header class="bar">${icon('arrow-left')}<strong>My parcels</strong></header>
  <main>
    <h1>Still half a jar?</h1>
    <article class="next">
      <div class="thumb">${jar}</div>
      <strong>Bath flakes, R161</strong><span>Next on Thu 16 October</span
      ><small>Every six weeks, Ntombi</small>
    </article>
    <p class="weeks">
      <i class="gone"></i><i class="gone"></i><i class="gone"></i><i class="gone"></i><i></i><i></i>
    </p>
    <small>Week four of six. We pack on Tuesday 14 October.</small>
    <ul class="sent">
      <li><span>Thu 4 September</span><small>Delivered, Woodstock</small></li>
      <li><span>Thu 24 July</span><small>Delivered, Woodstock</small></li>
    </ul>
  </main>
  <section class="panel">
    <h2>Pause until</h2>
    <ul>
      <li>Skip one<br /><small>27 Nov</small></li>
      <li class="on"><strong>8 weeks</strong><br /><small>11 Dec</small></li>
      <li>I’ll say<br /><small>no date</small></li>
    </ul>
    <button class="button">${icon('pause')} Pause to 11 December</button>
    <p class="end"><u>Change jar</u><u>End it, no questions</u></p>
  </section>
`;

/** A wellness store: a product with subscription, a support answer, a paused subscription on a phone. */
export const nextCalm: Record<string, Screen> = {
  'case-studies/next-calm/gallery-1': screen('desktop', product),
  'case-studies/next-calm/gallery-2': screen('desktop', answer),
  'case-studies/next-calm/gallery-3': screen('phone', parcels),
};
