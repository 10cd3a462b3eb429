import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('shopify.css', import.meta.url), ['plus-jakarta-sans']);

/** An enamel coffee pot in one colour. */
const pot = (colour: string, shade: string): string => html`
  <svg viewBox="0 0 372 434" preserveAspectRatio="xMidYMid meet" fill="none">
    <ellipse cx="190" cy="372" rx="118" ry="14" fill="#16161f" opacity=".14" />
    <path
      d="M268 176q84 6 66 84 -12 52 -62 58"
      stroke="#16161f"
      stroke-width="15"
      stroke-linecap="round"
    />
    <path d="M120 196L62 128q-10 -10 -20 0 -6 8 0 18l68 128z" fill="${shade}" />
    <path d="M122 130h136l30 222q2 16 -14 16H106q-16 0 -14 -16z" fill="${colour}" />
    <path d="M224 130h34l30 222q2 16 -14 16h-40z" fill="${shade}" opacity=".55" />
    <path
      d="M144 160l-18 168"
      stroke="#fff"
      stroke-width="10"
      stroke-linecap="round"
      opacity=".55"
    />
    <path d="M114 130q76 -50 152 0z" fill="${shade}" />
    <path d="M110 130h160" stroke="#16161f" stroke-width="8" stroke-linecap="round" />
    <circle cx="190" cy="94" r="13" fill="#16161f" />
  </svg>
`;
const mug = html`
  <svg viewBox="0 0 76 76" fill="none">
    <path d="M18 26h34v30q0 6 -6 6H24q-6 0 -6 -6z" fill="#2a2ad6" />
    <path d="M52 32q14 0 12 12t-13 9" stroke="#2a2ad6" stroke-width="5" />
    <path d="M16 26h38" stroke="#16161f" stroke-width="4" stroke-linecap="round" />
  </svg>
`;
const blue = pot('#2a2ad6', '#1c1c9e');

const store = html`
  <main class="store">
    <section class="page">
      <header>
        <span>Kitchen</span><span>Table</span
        ><span>Gifts</span>${icon('search')}${icon('user')}${icon('shopping-bag')}
      </header>
      <div class="product">
        <div>
          <div class="picture">${blue}</div>
          <ul class="thumbs">
            <li class="on" style="--c:#ffe9a8">${blue}</li>
            <li style="--c:#dfe6ff">${pot('#f4f1e8', '#d6d0bf')}</li>
            <li style="--c:#ffd9cf">${pot('#d84a2f', '#a8331d')}</li>
            <li style="--c:#e2f0dc">${pot('#39754a', '#275636')}</li>
          </ul>
        </div>
        <div>
          <small>Enamel, 1.2 litres</small>
          <h1>Coffee pot for a long table</h1>
          <p class="stars">
            ${[1, 2, 3, 4, 5].map(() => icon('star'))}<small>4.7 from 212 orders</small>
          </p>
          <p class="price">R420</p>
          <p style="margin-top:14px"><strong>Colour</strong> Ultramarine</p>
          <ul class="colours">
            <li class="on" style="--c:#2a2ad6"></li>
            <li style="--c:#ece7d8"></li>
            <li style="--c:#d84a2f"></li>
            <li style="--c:#39754a"></li>
          </ul>
          <button class="button">${icon('check')} In your basket</button>
          <ul class="facts">
            <li>
              ${icon('truck')}<span
                ><strong>Thursday in Observatory</strong>, ordered by 14:00 today</span
              >
            </li>
            <li>${icon('package-check')}<span>26 in stock in Montague Gardens</span></li>
            <li>${icon('undo-2')}<span>30 days to send it back, we pay</span></li>
            <li>${icon('flame')}<span>Gas, induction and open fire</span></li>
          </ul>
        </div>
      </div>
    </section>
    <aside class="drawer">
      <h2>Basket ${icon('x')}</h2>
      <div class="free">
        <strong>R5 more</strong> and delivery is free
        <p class="track"><i style="width:97%"></i></p>
      </div>
      <article class="item" style="--c:#ffe9a8">
        <div class="pic">${blue}</div>
        <strong>Coffee pot, ultramarine</strong><strong>R420</strong
        ><span><span class="count">${icon('minus')} 1 ${icon('plus')}</span></span
        ><small>Remove</small>
      </article>
      <article class="item" style="--c:#dfe0ff">
        <div class="pic">${mug}</div>
        <strong>Mug, 300 ml</strong><strong>R175</strong
        ><span><span class="count">${icon('minus')} 1 ${icon('plus')}</span></span
        ><small>Remove</small>
      </article>
      <p class="code"><span>WINTER10</span><strong>Apply</strong></p>
      <p class="error">This code ended on 31 August. The basket is unchanged.</p>
      <dl>
        <dt>Goods, VAT included</dt>
        <dd>R595</dd>
        <dt>Delivery, Observatory</dt>
        <dd>R65</dd>
        <dt class="sum">To pay</dt>
        <dd class="sum">R660</dd>
      </dl>
      <button class="button">${icon('lock')} Pay R660</button>
      <p class="pays">
        <small>Card</small><small>Instant EFT</small><small>Three instalments of R220</small>
      </p>
    </aside>
  </main>
`;

/** The product of a store project: the product page and the basket. */
export const shopify: Record<string, Screen> = {
  'services/shopify-screen': screen('wide', store),
};
