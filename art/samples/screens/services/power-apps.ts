import { html, icon } from '../markup.ts';
import { look } from '../screen.ts';
import type { Screen } from '../screen.ts';

const screen = look(new URL('power-apps.css', import.meta.url), ['source-sans-3']);

interface Table {
  name: string;
  rows: string;
  x: number;
  y: number;
  main?: boolean;
  fields: [string, string, boolean?][];
}

const tables: Table[] = [
  {
    name: 'Site',
    rows: '14',
    x: 36,
    y: 104,
    fields: [
      ['Name', 'text'],
      ['Town', 'text'],
      ['Manager', 'Person', true],
    ],
  },
  {
    name: 'Person',
    rows: '860',
    x: 36,
    y: 322,
    fields: [
      ['Name', 'text'],
      ['Works at', 'Site', true],
      ['Role', 'choice'],
    ],
  },
  {
    name: 'Incident',
    rows: '2 418',
    x: 300,
    y: 104,
    main: true,
    fields: [
      ['Number', 'automatic'],
      ['Where', 'Site', true],
      ['Reported by', 'Person', true],
      ['Kind', 'choice'],
      ['Happened', 'date'],
      ['Lost hours', 'number'],
      ['State', 'choice'],
    ],
  },
  {
    name: 'Action',
    rows: '3 106',
    x: 562,
    y: 104,
    fields: [
      ['Incident', 'one', true],
      ['Owner', 'Person', true],
      ['Due', 'date'],
    ],
  },
  {
    name: 'Photo',
    rows: '7 752',
    x: 562,
    y: 322,
    fields: [
      ['Incident', 'one', true],
      ['File', 'image'],
      ['Taken', 'date'],
    ],
  },
];

const entity = ({ name, rows, x, y, main, fields }: Table): string => html`
  <article
    class="table${main ? ' main' : ''}"
    style="left:${x}px;top:${y}px;${x > 500 ? 'width:206px' : ''}"
  >
    <h2>${name}<small>${rows} rows</small></h2>
    <ul>
      ${fields.map(([field, kind, link]) => `<li><span>${field}</span><span${link ? ' class="key"' : ''}>${kind}</span></li>`)}
    </ul>
  </article>
`;

const studio = html`
  <main class="studio">
    <section class="app">
      <header>
        ${icon('arrow-left')}<strong>Report an incident</strong><span>Saved 07:18</span>
      </header>
      <div class="form">
        <label
          >Where<span class="box"
            ><span>Plant 2, Rustenburg</span>${icon('chevron-down')}</span
          ></label
        >
        <label
          >What happened<span class="three"
            ><span>Near miss</span><span class="on">Injury</span><span>Damage</span></span
          ></label
        >
        <label
          >When<span class="box bad"><span>24 September 2026, 06:50</span>${icon('calendar')}</span
          ><em>That is tomorrow. Do you mean 23 September?</em></label
        >
        <label
          >Hours lost<span class="box"
            ><span>3</span><small>from 1 hour, the manager is told</small></span
          ></label
        >
        <label
          >In a sentence<span class="box">Glove caught at conveyor 4, guard was open.</span></label
        >
        <label
          >Photos<span class="photos"
            ><i>${icon('image')}</i><i>${icon('image')}</i
            ><i class="add">${icon('camera')}</i></span
          ></label
        >
      </div>
      <button class="send">Send to Sibongile Mahlangu</button>
    </section>
    <section class="model">
      <p>
        <strong>What the form writes</strong
        ><small>Five Dataverse tables, in your own tenant</small>
      </p>
      <svg class="lines" viewBox="0 0 796 640" fill="none" stroke="#0c6a6f" stroke-width="2">
        <path d="M250 158h26v31h24M250 378h22V221h28M514 157h48M538 157v221h24M140 238v84" />
        <g fill="#eef2f2">
          <circle cx="250" cy="158" r="5" />
          <circle cx="300" cy="189" r="5" fill="#0c6a6f" />
          <circle cx="250" cy="378" r="5" />
          <circle cx="300" cy="221" r="5" fill="#0c6a6f" />
          <circle cx="514" cy="157" r="5" />
          <circle cx="562" cy="157" r="5" fill="#0c6a6f" />
          <circle cx="562" cy="378" r="5" fill="#0c6a6f" />
          <circle cx="140" cy="238" r="5" />
          <circle cx="140" cy="322" r="5" fill="#0c6a6f" />
        </g>
      </svg>
      ${tables.map(entity)}
      <div class="who">
        <p>
          ${icon('user-pen')}<span
            ><strong>Shift leader</strong><br /><small>writes for their own site</small></span
          >
        </p>
        <p>
          ${icon('user-check')}<span
            ><strong>Manager</strong><br /><small>closes, can’t delete</small></span
          >
        </p>
        <p>
          ${icon('history')}<span
            ><strong>Every change</strong><br /><small>with name and time, 7 years</small></span
          >
        </p>
      </div>
    </section>
  </main>
`;

/** The product of a Power Apps project: a form and its data model. */
export const powerApps: Record<string, Screen> = {
  'services/power-apps-screen': screen('wide', studio),
};
