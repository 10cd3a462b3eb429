import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('parrot-print.css', import.meta.url), ['outfit']);

/** A shopper's photo, 900 × 600: three people on a beach before a flat mountain, in the evening. */
const photo = html`
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"
      ><stop stop-color="#3f4f8c" /><stop offset=".45" stop-color="#d0648a" /><stop
        offset="1"
        stop-color="#ffb65e"
    /></linearGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"
      ><stop stop-color="#e08a6a" /><stop offset="1" stop-color="#34406f"
    /></linearGradient>
    <linearGradient id="rock" x1="0" y1="0" x2="0" y2="1"
      ><stop stop-color="#4a3767" /><stop offset="1" stop-color="#8a4b72"
    /></linearGradient>
    <linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"
      ><stop stop-color="#8a5a5c" /><stop offset="1" stop-color="#3c2a3d"
    /></linearGradient>
  </defs>
  <path d="M0 0h900v380H0z" fill="url(#sky)" />
  <circle cx="676" cy="268" r="62" fill="#fff0c4" /><circle
    cx="676"
    cy="268"
    r="110"
    fill="#ffd98f"
    opacity=".28"
  />
  <path
    d="M70 214q44 -12 92 0M556 150q90 -20 170 0M420 70q110 -18 210 0"
    stroke="#ffd0b0"
    stroke-width="16"
    stroke-linecap="round"
    opacity=".35"
    fill="none"
  />
  <path
    d="M0 372L60 330 120 318 156 208 196 196 470 190 500 214 528 300 600 336 700 352 900 372z"
    fill="url(#rock)"
  />
  <path
    d="M196 196l12 60 30 44M300 194l8 80M396 192l-6 70 22 44"
    stroke="#332650"
    stroke-width="6"
    opacity=".5"
    fill="none"
  />
  <path d="M0 370h900v130H0z" fill="url(#sea)" />
  <path
    d="M560 384h236M590 404h180M612 426h132M640 450h82"
    stroke="#ffe3ad"
    stroke-width="7"
    stroke-linecap="round"
    opacity=".7"
  />
  <path d="M0 470q220 -34 470 6t430 -22v146H0z" fill="url(#sand)" />
  <g fill="#1d1526">
    <circle cx="246" cy="374" r="22" /><path
      d="M222 404q24 -14 48 0l8 90 -12 62h-16l-6 -54 -8 54h-16l-8 -62z"
    />
    <circle cx="336" cy="356" r="24" /><path
      d="M308 390q28 -16 56 0l6 104 -10 72h-18l-6 -66 -8 66h-18l-10 -72z"
    />
    <circle cx="292" cy="432" r="17" /><path
      d="M274 454q18 -10 36 0l6 60 -8 40h-12l-4 -34 -4 34h-12l-8 -40z"
    />
    <path
      d="M226 410l54 56M362 396l-56 68"
      stroke="#1d1526"
      stroke-width="11"
      stroke-linecap="round"
    />
  </g>
`;

const mark = (x: number, y: number): string => html`
  <circle cx="${x}" cy="${y}" r="8" stroke="#fff" stroke-width="1.2" /><path
    d="M${x - 13} ${y}h26M${x} ${y - 13}v26"
    stroke="#fff"
    stroke-width="1.2"
  />
`;
const crop = (x: number, y: number, dx: number, dy: number): string =>
  `<path d="M${x + dx * 8} ${y}h${dx * 24}M${x} ${y + dy * 8}v${dy * 24}" stroke="#fff" stroke-width="1.3" />`;
const inks = ['#00a0e3', '#e4007f', '#ffe600', '#111', '#8fd0ee', '#f08cbf', '#fff3a0', '#777'];

const press = html`
  <main class="press">
    <section class="bed">
      <svg class="sheet" viewBox="0 0 660 640" fill="none">
        <svg
          x="76"
          y="118"
          width="508"
          height="368"
          viewBox="0 0 900 600"
          preserveAspectRatio="xMidYMid slice"
        >
          ${photo}
        </svg>
        <rect
          x="82"
          y="124"
          width="496"
          height="356"
          stroke="#ff5fae"
          stroke-width="1.6"
          stroke-dasharray="7 5"
        />
        <rect x="122" y="164" width="416" height="276" stroke="#fff" stroke-width="1.6" />
        <path
          d="M82 124h496v40H82zM82 440h496v40H82zM82 164h40v276H82zM538 164h40v276h-40z"
          fill="#232325"
          opacity=".36"
        />
        ${[
          [82, 124, -1, -1],
          [578, 124, 1, -1],
          [82, 480, -1, 1],
          [578, 480, 1, 1],
        ].map(([x, y, dx, dy]) => crop(x!, y!, dx!, dy!))}
        ${mark(330, 96)} ${mark(330, 508)} ${mark(54, 302)} ${mark(606, 302)}
        ${inks.map((ink, i) => `<rect x="${186 + i * 36}" y="540" width="32" height="22" fill="${ink}" />`)}
        <g font-family="outfit" font-size="13.5" fill="#fff">
          <text x="82" y="58" font-size="22" font-weight="600">
            Order 48 217, canvas 60 × 40 cm
          </text>
          <text x="82" y="80" fill="#c9c8cd">Cyan, magenta, yellow, black. 1 of 1</text>
          <text x="132" y="186">Front, 600 × 400 mm</text>
          <text x="90" y="474">Folded edge, 38 mm</text>
          <text x="578" y="596" text-anchor="end" fill="#ff9fcd">- - - Trim</text>
          <text x="82" y="596" fill="#c9c8cd">Bleed 5 mm beyond the trim</text>
        </g>
      </svg>
    </section>
    <aside class="job">
      <h1>Job ticket</h1>
      <p class="time">${icon('timer')} 1 min 52 s after payment</p>
      <dl>
        <dt>Cloth</dt>
        <dd>Cotton, 380 g</dd>
        <dt>Frame</dt>
        <dd>Pine, 38 mm</dd>
        <dt>To</dt>
        <dd>Nadia Jacobs, Paarl</dd>
        <dt>Leaves</dt>
        <dd>Fri 15 December</dd>
      </dl>
      <ul>
        <li>
          ${icon('circle-check')}<strong>156 dots an inch</strong
          ><small>150 are enough for canvas</small>
        </li>
        <li>
          ${icon('circle-check')}<strong>No face in the folded edge</strong
          ><small>Nearest one: 61 mm away</small>
        </li>
        <li>
          ${icon('circle-check')}<strong>Wide colours read</strong
          ><small>Phone’s profile found in the file</small>
        </li>
        <li class="person">
          ${icon('eye')}<strong>One in twenty: please look</strong
          ><small>Thabo, before it goes to press</small>
        </li>
      </ul>
      <button class="button">Looks right, print it</button>
    </aside>
  </main>
`;

const deviations = ['0.6', '0.9', '0.7', '1.1', '0.8', '0.5', '1.0', '6.3', '0.9', '0.7', '1.2'];

const monday = html`
  <main class="light">
    <header>
      <div>
        <small>Monday 4 December, 06:10, press 2</small>
        <h1>One photo from eleven phones</h1>
      </div>
      <span class="stop">${icon('octagon-x')} Queue stopped, 214 jobs wait</span>
    </header>
    <ul class="strips">
      ${deviations.map(
        (value, i) => html`
          <li class="${value === '6.3' && 'off'}">
            <div class="photo" style="--i:${i}"><svg viewBox="0 178 900 301">${photo}</svg></div>
            <p class="patches">
              ${['#c8243c', '#d98f5c', '#2f7d59', '#33488c'].map((colour) => `<i style="background:${colour}"></i>`)}
            </p>
            <b>${value}</b>
            ${value === '6.3' && '<small>Phone 8</small>'}
          </li>
        `,
      )}
    </ul>
    <p class="scale">
      <small>Distance from the reference colour. Up to 2.0 nobody sees a difference.</small>
    </p>
    <div class="cause">
      <article>
        <h2>Phone 8 comes out dull</h2>
        <p>
          Since Saturday it saves a profile that the renderer doesn’t know and takes for an ordinary
          one.
        </p>
      </article>
      <article>
        <h2>No order is printed yet</h2>
        <p>All 214 are still files. 37 of them come from this phone.</p>
      </article>
      <article>
        <h2>Go on without them</h2>
        <p>177 jobs can print at once.</p>
        <button class="button">Release 177</button>
      </article>
    </div>
  </main>
`;

const editor = html`
  ${phoneStatus('19:26')}
  <div class="top">${icon('x')}<span>Your canvas</span>${icon('undo-2')}</div>
  <div class="wall">
    <svg class="sheet" viewBox="0 0 390 424" fill="none">
      <path d="M0 356h390v68H0z" fill="#b9a78f" />
      <path d="M0 350h390v7H0z" fill="#efe9df" />
      <rect x="52" y="53" width="294" height="202" fill="#000" opacity=".16" />
      <svg
        x="48"
        y="46"
        width="294"
        height="200"
        viewBox="0 0 900 600"
        preserveAspectRatio="xMidYMid slice"
      >
        ${photo}
      </svg>
      <path d="M48 46h294v200H48z" stroke="#fff" stroke-opacity=".5" />
      <path d="M60 58h270v176H60z" stroke="#fff" stroke-width="1.5" stroke-dasharray="5 5" />
      <path d="M48 30h294M48 24v12M342 24v12" stroke="#5d5346" stroke-width="1.5" />
      <text
        x="195"
        y="22"
        text-anchor="middle"
        font-family="outfit"
        font-size="15"
        font-weight="600"
        fill="#3d362c"
      >
        90 cm
      </text>
      <path d="M66 310h258v58H66z" fill="#a5714a" />
      <path d="M66 310h258v8H66z" fill="#8a5a38" />
      <path d="M152 322v42M238 322v42" stroke="#8a5a38" stroke-width="2" />
      <path d="M84 368v20M306 368v20" stroke="#5d3f29" stroke-width="7" />
      <path d="M268 310q-16 -22 -2 -40h20q14 18 -2 40z" fill="#f4efe6" />
      <path
        d="M276 270q-22 -18 -18 -38M276 270q4 -26 22 -34M276 270q-2 -22 4 -46"
        stroke="#5f7d57"
        stroke-width="5"
        stroke-linecap="round"
      />
    </svg>
  </div>
  <section class="tray">
    <div class="warn">
      ${icon('triangle-alert')}<strong>Too small for 90 × 60</strong
      ><small
        >Faces would look soft: 104 dots an inch, 150 are needed. At 60 × 40 it is sharp.</small
      >
    </div>
    <ul class="sizes">
      <li>40 × 30<br /><small>R349</small></li>
      <li class="on"><strong>60 × 40</strong><br /><small>R549</small></li>
      <li class="bad">90 × 60<br /><small>R899</small></li>
    </ul>
    <button class="button">Use 60 × 40, R549</button>
  </section>
`;

/** Photo prints: the print-ready file, the weekly measurement, the editor on a phone. */
export const parrotPrint: Record<string, Screen> = {
  'case-studies/parrot-print/gallery-1': screen('desktop', press),
  'case-studies/parrot-print/gallery-2': screen('desktop', monday),
  'case-studies/parrot-print/gallery-3': screen('phone', editor),
};
