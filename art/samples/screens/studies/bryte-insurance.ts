import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('bryte-insurance.css', import.meta.url), [
  'public-sans',
  'source-serif-4',
]);

const head = (on: string, who: string): string => html`
  <header class="head">
    ${['Questions', 'Policies', 'Review', 'Gaps'].map((name) => (name === on ? `<strong>${name}</strong>` : `<span>${name}</span>`))}
    <span class="me">${who}</span>
  </header>
`;

const answer = html`
  ${head('Questions', 'Molefe Brokers, Rustenburg')}
  <main class="desk">
    <section class="answer">
      <div class="ask">
        <small>Asked by Karabo Molefe at 11:04:12, answered in 38 s</small>
        <h1>Is hail covered while our client’s combine stands on a low-bed between two farms?</h1>
      </div>
      <p class="verdict">${icon('circle-check')} Yes, with one condition</p>
      <p>
        Hail is covered while the machine is carried by road between places named in the
        schedule.<sup>1</sup>
      </p>
      <p>
        The condition: it must be covered by a sheet or stand under a roof when it is left for more
        than four hours.<sup>2</sup>
      </p>
      <ul class="sources">
        <li class="on">
          <sup>1</sup><span>Clause 4.3.2, Agri Machinery</span><small>Edition 2023</small>
        </li>
        <li><sup>2</sup><span>Clause 4.3.4, Agri Machinery</span><small>Edition 2023</small></li>
      </ul>
      <p class="line">
        <button class="button">${icon('copy')} Copy with clauses</button
        ><button class="button plain">Ask a person</button>
      </p>
    </section>
    <section class="wording">
      <p class="tabs">
        <span>2021</span><span class="on">2023, applies to this policy</span><span>2024</span>
      </p>
      <article class="page">
        <h2>4.3 Machinery in transit</h2>
        <p>
          <span class="num">4.3.1</span
          ><span>Cover begins when the machine leaves the ground of the place of loading.</span>
        </p>
        <p>
          <span class="num">4.3.2</span
          ><span
            ><mark
              >Loss or damage by hail, storm or flood is covered while the insured machine is
              carried by road between places that are named in the schedule.</mark
            ></span
          >
        </p>
        <p>
          <span class="num">4.3.3</span
          ><span>Cover does not extend to attachments that travel on another vehicle.</span>
        </p>
        <p>
          <span class="num">4.3.4</span
          ><span
            ><mark
              >Where the vehicle is left for longer than four hours, the machine must be sheeted or
              under a roof.</mark
            ></span
          >
        </p>
        <p>
          <span class="num">4.3.5</span><span>Tyres are covered together with other damage.</span>
        </p>
      </article>
    </section>
  </main>
`;

const queue: [string, string, string][] = [
  ['Leased forklift, theft extension', 'Draft from clause 7.1.3', 'on'],
  ['Geyser burst, flat above', 'Draft from clause 2.4.6', ''],
  ['Hired car in Namibia', 'Draft from clause 5.2.1', ''],
  ['Solar panels on a carport', 'No clause found', ''],
  ['Second driver under 21', 'Draft from clause 3.1.9', ''],
];

const review = html`
  ${head('Review', 'Ilse Kruger, underwriting')}
  <main class="review">
    <aside class="queue">
      <h1>Before they leave</h1>
      <small>5 drafts, the oldest for 3 min</small>
      <ul>
        ${queue.map(([what, from, kind]) => `<li class="${kind}"><strong>${what}</strong><small>${from}</small></li>`)}
      </ul>
    </aside>
    <section class="draft">
      <small
        >Asked by Govender &amp; Pillay, Durban: is a leased forklift covered for theft from a
        yard?</small
      >
      <h1>Your correction becomes a test</h1>
      <p class="text">
        A leased machine is covered for theft <del>from any fenced yard</del>
        <ins>from a yard that is fenced to 1.8 m and locked outside working hours</ins>, if the
        lease names the insured as responsible for it.<sup>1</sup>
      </p>
      <div class="why">
        <section>
          <h2>${icon('book-open-text')} 7.1.3, edition 2024</h2>
          <p>‘… from premises fenced to 1.8 m and locked outside working hours …’</p>
        </section>
        <section>
          <h2>${icon('flask-conical')} Test 401, from today</h2>
          <p>A forklift in a fenced yard whose gate is open after hours must be answered ‘no’.</p>
        </section>
      </div>
      <div class="tests">
        <p><strong>400</strong><small>tests so far</small></p>
        <p><strong>93</strong><small>of this kind, uncorrected</small></p>
        <p><strong>100</strong><small>in a row would open it</small></p>
        <p><strong>0</strong><small>after this correction</small></p>
      </div>
      <p class="line">
        <button class="button">${icon('send')} Approve and send</button
        ><button class="button plain">Write it myself</button>
      </p>
    </section>
  </main>
`;

const notFound = html`
  ${phoneStatus('16:31')}
  <header class="head">
    ${icon('arrow-left')}<strong>Question 3 118</strong><span class="me">${icon('history')}</span>
  </header>
  <main>
    <div class="card">
      <small>You asked at 16:30</small>
      <h1>Are solar panels on a carport part of the building?</h1>
    </div>
    <div class="card">
      <p class="verdict none">${icon('search-x')} Not found</p>
      <p>No clause of this policy, edition 2024, says so. I don’t answer from similar ones.</p>
      <ul class="near">
        <li>
          <strong>2.1.4 Solar panels on a roof</strong
          ><small>Says ‘roof of the main building’</small>
        </li>
        <li>
          <strong>2.1.7 Carports and pergolas</strong><small>Says nothing about panels</small>
        </li>
      </ul>
    </div>
    <div class="card">
      <p><strong>${icon('user')} Ilse Kruger answers by 17:15</strong></p>
      <p><small>The gap is on Monday’s list for the people who write the wording.</small></p>
    </div>
  </main>
  <button class="button">${icon('phone')} Call the desk now</button>
`;

/**
 * An insurance broker's workspace: an answer with its clauses, a draft under review, ‘not found’ on a phone.
 */
export const bryte: Record<string, Screen> = {
  'case-studies/bryte-insurance/gallery-1': screen('desktop', answer),
  'case-studies/bryte-insurance/gallery-2': screen('desktop', review),
  'case-studies/bryte-insurance/gallery-3': screen('phone', notFound),
};
