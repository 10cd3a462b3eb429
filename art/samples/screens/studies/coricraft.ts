import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';
import { phoneStatus } from '../phone-status.ts';

const screen = look(new URL('coricraft.css', import.meta.url), ['fraunces', 'figtree']);

/** A three-seater from the front, in one fabric. */
const sofa = (cloth: string, shade: string, light: string): string => html`
  <svg viewBox="0 0 474 216" fill="none">
    <ellipse cx="237" cy="203" rx="226" ry="9" fill="#5b4636" opacity=".18" />
    <path
      d="M66 176l-7 27M408 176l7 27M182 180v22M292 180v22"
      stroke="#5d3f29"
      stroke-width="9"
      stroke-linecap="round"
    />
    <rect x="38" y="34" width="398" height="120" rx="26" fill="${shade}" />
    <rect x="60" y="22" width="120" height="104" rx="20" fill="${cloth}" />
    <rect x="177" y="22" width="120" height="104" rx="20" fill="${cloth}" />
    <rect x="294" y="22" width="120" height="104" rx="20" fill="${cloth}" />
    <path
      d="M76 33q44 -8 88 0M193 33q44 -8 88 0M310 33q44 -8 88 0"
      stroke="${light}"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path
      d="M120 60v.1M237 60v.1M354 60v.1"
      stroke="${shade}"
      stroke-width="7"
      stroke-linecap="round"
    />
    <rect x="54" y="146" width="366" height="38" rx="10" fill="${shade}" />
    <rect x="52" y="112" width="187" height="46" rx="15" fill="${cloth}" />
    <rect x="235" y="112" width="187" height="46" rx="15" fill="${cloth}" />
    <path d="M66 122h158M250 122h158" stroke="${light}" stroke-width="3" stroke-linecap="round" />
    <path d="M237 116v38" stroke="${shade}" stroke-width="2" />
    <path d="M8 96a30 30 0 0 1 60 0v82q0 8 -8 8h-42q-8 0 -8 -8z" fill="${cloth}" />
    <path d="M406 96a30 30 0 0 1 60 0v82q0 8 -8 8h-42q-8 0 -8 -8z" fill="${cloth}" />
    <path
      d="M16 92a22 22 0 0 1 44 0M414 92a22 22 0 0 1 44 0"
      stroke="${light}"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path d="M68 104v74M406 104v74" stroke="${shade}" stroke-width="3" />
    <rect
      x="318"
      y="62"
      width="78"
      height="62"
      rx="13"
      fill="#e7c9a0"
      transform="rotate(-9 357 93)"
    />
    <path d="M329 112l62 -38M324 92l38 -22" stroke="#c79a63" stroke-width="2.5" opacity=".7" />
  </svg>
`;
const fynbos = sofa('#6f7f5a', '#56653f', '#8b9b74');

/** The background: a window, a print, a lamp. */
const room = html`
  <svg class="room" viewBox="0 0 526 440" fill="none">
    <path d="M322 0h150v214h-150z" fill="#f7efe2" />
    <path d="M330 0h64v206h-64zM402 0h62v206h-62z" fill="#cfdcd6" />
    <path d="M330 150q30 -34 64 -20v76h-64zM402 128q34 -6 62 26v52h-62z" fill="#a9bda3" />
    <path d="M322 214l-60 186h164l46 -186z" fill="#fff" opacity=".13" />
    <rect
      x="118"
      y="86"
      width="128"
      height="156"
      fill="#fffaf3"
      stroke="#b79f83"
      stroke-width="4"
    />
    <circle cx="182" cy="142" r="26" fill="#c9764f" />
    <path d="M138 216q22 -46 46 -22t42 -22v44z" fill="#6d2230" opacity=".8" />
    <path d="M64 400V214" stroke="#5d3f29" stroke-width="4" />
    <path d="M36 214l14 -52h28l14 52z" fill="#f3d9a8" />
  </svg>
`;

const header = (inBasket: number): string => html`
  <header>
    <b>Sofas</b><span>Chairs</span><span>Tables</span><span>Beds</span><span>Swatches</span>
    ${icon('search')}
    <span>${icon('shopping-bag')} ${inBasket}</span>
  </header>
`;

const fabrics = ['#c9b79c', '#8a9aa8', '#6f7f5a', '#b56a4a', '#3d4658', '#a3353f', '#d9d3c6'];
const swatch = (colour: string, picked: boolean): string =>
  `<li style="--fabric:${colour}"${picked ? ' class="picked"' : ''}></li>`;

const configurator = html`
  ${header(1)}
  <main class="product">
    <div class="stage">
      <span class="tag">Shown in Fynbos linen</span>
      ${room} ${fynbos}
      <p class="size">
        <span>228 cm wide</span><span>94 cm deep</span><span>Seat 46 cm high</span>
      </p>
    </div>
    <div class="choices">
      <div>
        <h1>Karoo</h1>
        <p><small>Made to order in Epping, Cape Town</small></p>
      </div>
      <section>
        <h2>1 Size <span>3-seater</span></h2>
        <ul class="options">
          <li>2-seater<br /><small>172 cm</small></li>
          <li class="on">3-seater<br /><small>228 cm</small></li>
          <li>Corner<br /><small>281 cm</small></li>
        </ul>
      </section>
      <section>
        <h2>2 Fabric <span>Fynbos linen</span></h2>
        <ul class="swatches">
          ${fabrics.map((colour, i) => swatch(colour, i === 2))}
        </ul>
        <p class="hint">
          <small>14 of 18 fabrics. Four velvets can’t be stretched over this frame.</small>
        </p>
      </section>
      <section>
        <h2>
          3 Date <span>Riebeek-Kasteel <u>change</u></span>
        </h2>
        <div class="window">
          <p>
            ${icon('truck')}<span
              ><strong>With you 11 to 15 November</strong><br />A linen sofa takes 5 weeks. In
              oatmeal: 4 to 8&nbsp;November.</span
            >
          </p>
        </div>
      </section>
      <div class="buy">
        <p class="price">R24 990<small>Delivery R850</small></p>
        <button class="button">Add to basket</button>
      </div>
    </div>
  </main>
`;

const basket = html`
  ${header(2)}
  <main class="basket">
    <section>
      <h1>Your basket</h1>
      <article class="line">
        <div class="thumb">${fynbos}</div>
        <div>
          <h2>Karoo 3-seater</h2>
          <p>Fynbos linen, walnut legs</p>
          <p class="promise">${icon('truck')} With you 11 to 15 November</p>
        </div>
        <p class="amount">R24 990</p>
      </article>
      <article class="line">
        <div class="thumb">
          <ul class="swatches">
            ${['#8a9aa8', '#b56a4a', '#c9b79c'].map((colour) => swatch(colour, false))}
          </ul>
        </div>
        <div>
          <h2>Three fabric swatches</h2>
          <p>Slate, Clay, Oatmeal</p>
          <p class="promise">${icon('mail')} In your letter box in 3 working days</p>
        </div>
        <p class="amount">R0</p>
      </article>
      <ol class="route">
        <li><strong>Today</strong><small>Deposit, fabric set aside</small></li>
        <li><strong>5 weeks</strong><small>Frame and cover, in Epping</small></li>
        <li><strong>11 to 15 Nov</strong><small>Riebeek-Kasteel, your room</small></li>
      </ol>
      <p class="note">
        ${icon('bell')}<small
          >If a day in the workshop slips, you hear of it before the truck is loaded.</small
        >
      </p>
    </section>
    <aside class="sum">
      <dl>
        <dt>Goods</dt>
        <dd>R24 990</dd>
        <dt>Delivery to the room</dt>
        <dd>R850</dd>
        <dt class="total">Total</dt>
        <dd class="total">R25 840</dd>
      </dl>
      <ul class="pay">
        <li><i class="dot"></i>All of it now<span>R25 840</span></li>
        <li class="on">
          <i class="dot"></i><strong>A deposit now</strong><strong>R7 752</strong
          ><small>R18 088 before the truck leaves</small>
        </li>
        <li>
          <i class="dot"></i>Four instalments<span>R6 460</span><small>Monthly, no interest</small>
        </li>
      </ul>
      <button class="button">${icon('lock')} Pay R7 752</button>
      <p class="note">
        ${icon('undo-2')}<small>Change size or fabric until the cloth is cut, on 14 October.</small>
      </p>
    </aside>
  </main>
`;

const towns = html`
  ${phoneStatus('22:47')}
  <header>${icon('arrow-left')}<b>Delivery</b>${icon('x')}</header>
  <main>
    <h1>Where is it going?</h1>
    <p>A postal code can cover 90 km, so we ask for the town.</p>
    <p class="field">${icon('map-pin')} Suther<i></i><small>2 places</small></p>
    <ul class="towns">
      <li class="on">
        <h2>Sutherland <span>R1 450</span></h2>
        <p>In town, Northern Cape</p>
        <p class="when">${icon('truck')} 18 to 22 November</p>
      </li>
      <li>
        <h2>Farms around Sutherland</h2>
        <p>More than 10 km from town</p>
        <p class="when open">
          ${icon('phone')} No date yet: we call by tomorrow, 10:00, before you pay
        </p>
      </li>
    </ul>
  </main>
  <div class="foot">
    <small>The truck is in Sutherland every second Tuesday.</small>
    <button class="button">Use Sutherland, in town</button>
  </div>
`;

/** A shop for made-to-order furniture: configurator, basket, delivery by town. */
export const coricraft: Record<string, Screen> = {
  'case-studies/coricraft/gallery-1': screen('desktop', configurator),
  'case-studies/coricraft/gallery-2': screen('desktop', basket),
  'case-studies/coricraft/gallery-3': screen('phone', towns),
};
