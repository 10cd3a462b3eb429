import { html, icon } from '../markup.ts';
import { phoneStatus } from '../phone-status.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('swaziland-building-society.css', import.meta.url), ['source-sans-3']);

const steps: [string, string][] = [
  ['Who you are', 'check'],
  ['The house', 'check'],
  ['Income', 'circle-alert'],
  ['Monthly costs', 'pencil'],
  ['Other loans', 'circle'],
  ['Documents', 'circle-alert'],
  ['Read together', 'circle'],
];

const capture = html`
  <header class="head">
    <strong>Home loan 2291</strong><span>Manzini, desk 2</span
    ><span class="line">${icon('wifi-off')} Offline since 09:42</span>
  </header>
  <main class="form">
    <ol class="steps">
      ${steps.map(([name, sign]) => `<li class="${sign === 'circle-alert' ? 'gap' : ''}${sign === 'pencil' ? 'on' : ''}${sign === 'circle' ? 'to-come' : ''}">${icon(sign)} ${name}</li>`)}
    </ol>
    <section class="fields">
      <h1>What leaves the house each month?</h1>
      <p class="ask">In the order a family tells it, not the form’s.</p>
      <div class="grid">
        <label
          >School fees<span class="box"><span>E 1 850</span></span></label
        >
        <label
          >Transport<span class="box"><span>E 1 200</span></span></label
        >
        <label
          >Food and household<span class="box now"><span>E 3 400</span></span></label
        >
        <label
          >Electricity and water<span class="box"><span>E 780</span></span></label
        >
        <label
          >Sent to family<span class="box"><span>E 900</span></span></label
        >
        <label
          >Stokvel<span class="box"><span>E 500</span></span></label
        >
        <label class="wide"
          >Rent paid now<span class="box bad"><span>E 14 200</span>${icon('triangle-alert')}</span
          ><em>More than the income of E 13 900. Is it a year’s rent?</em></label
        >
      </div>
      <p class="saved">
        ${icon('tablet-smartphone')} Saved on this tablet at 10:06, field by field
      </p>
    </section>
    <aside class="missing">
      <h1>Not ready to send</h1>
      <small>While Mrs Simelane is still here</small>
      <ul>
        <li class="bad">
          ${icon('circle-x')}<strong>Payslip of April</strong
          ><small>Photograph it at the desk</small>
        </li>
        <li class="bad">
          ${icon('circle-x')}<strong>Second signature</strong><small>Mr Simelane, on page 2</small>
        </li>
        <li class="ok">
          ${icon('circle-check')}<strong>Identity card</strong><small>Valid to 2029</small>
        </li>
        <li class="ok">
          ${icon('circle-check')}<strong>Offer to purchase</strong><small>4 pages, readable</small>
        </li>
      </ul>
      <button class="button yes">${icon('camera')} Photograph payslip</button>
      <button class="button off" style="margin-top:10px">Send: 3 things missing</button>
    </aside>
  </main>
`;

const ladder: [string, number, string, string][] = [
  ['Both incomes, after tax', 212, 'E 22 640', ''],
  ['Household and school', 81, '− E 8 630', 'minus'],
  ['Car loan, 14 months left', 20, '− E 2 150', 'minus'],
  ['Kept free, our own rule', 42, '− E 4 528', 'minus'],
  ['Left for the house', 69, 'E 7 332', 'left'],
];

const credit = html`
  <header class="head">
    <strong>Credit desk</strong><span>Committee of Wednesday, 14 files</span
    ><span class="line" style="background:#fff;color:#24313d"
      >${icon('refresh-cw')} Figures of 08:15 today</span
    >
  </header>
  <main class="credit">
    <section>
      <div class="name">
        <h1>Simelane, Thulani and Nomcebo</h1>
        <small>Loan 2291, Manzini, day 9</small>
      </div>
      <table class="ladder">
        ${ladder.map(
          ([what, width, amount, kind]) =>
            html`<tr class="${kind}">
              <td>${what}</td>
              <td><i style="width:${width}px"></i></td>
              <td>${amount}</td>
            </tr>`,
        )}
      </table>
      <div class="loan">
        <p><small>Asked for</small><strong>E 640 000</strong></p>
        <p><small>House valued at</small><strong>E 745 000</strong></p>
        <p><small>Instalment</small><strong>E 6 890</strong></p>
        <p><small>Left over</small><strong>E 442</strong></p>
      </div>
      <div class="loan">
        <p style="grid-column:span 4">
          <small>If the rate rises by 1 point</small
          ><strong>E 7 325, still within what is left</strong>
        </p>
      </div>
    </section>
    <aside class="decide">
      <h1>Decision</h1>
      <ul class="three">
        <li class="on">Approve</li>
        <li>Refer</li>
        <li>Decline</li>
      </ul>
      <label><strong>Reason, on record</strong></label>
      <p class="reason">
        Instalment fits with E 442 to spare. Condition: car loan not renewed before July 2024.
      </p>
      <p class="who">
        ${icon('circle-check')}<span><strong>D. Mamba</strong>, 08:21</span>
      </p>
      <p class="who">
        ${icon('circle-check')}<span><strong>S. Dube</strong>, 08:34</span>
      </p>
      <p class="who open">${icon('circle-dashed')}<span>Third signature open</span></p>
      <button class="button yes">Sign and tell the applicants</button>
      <p style="margin-top:12px"><small>No file leaves this screen without a reason.</small></p>
    </aside>
  </main>
`;

const messages = html`
  ${phoneStatus('08:41')}
  <header class="from">
    ${icon('chevron-left')}<i>${icon('house')}</i>
    <p><strong>Home loan 2291</strong><br /><small>Text message</small></p>
  </header>
  <main>
    <small class="day">Monday 8 May</small>
    <p class="sms">
      Good morning Mrs Simelane. Your application is complete and at the credit desk. Nothing else
      is needed.
    </p>
    <small class="day">Wednesday 10 May</small>
    <p class="sms">
      The valuer visits the house in Fairview on Friday at 10:00. You need not be there.
    </p>
    <p class="sms mine">Can my husband show him the wall at the back?</p>
    <p class="sms">Yes. We have told the valuer to call him.</p>
    <small class="day">Tuesday 16 May</small>
    <p class="sms">The committee reads your file tomorrow at 08:00.</p>
    <small class="day">Today</small>
    <p class="sms good">
      <strong>Your loan of E 640 000 is approved.</strong> It took 9 days. Please come to Manzini
      with both identity cards; Ms Dlamini expects you from 13:00.
    </p>
  </main>
`;

/** Home loans: a file at the branch, the decision at the credit desk, text messages to the applicant. */
export const swaziland: Record<string, Screen> = {
  'case-studies/swaziland-building-society/capture': screen('desktop', capture),
  'case-studies/swaziland-building-society/decision': screen('desktop', credit),
  'case-studies/swaziland-building-society/messages': screen('phone', messages),
};
