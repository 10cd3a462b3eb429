import { html, icon } from './markup.ts';

/** The status line of a phone's screen; a look styles it as `.status`. */
export const phoneStatus = (time: string): string => html`
  <p class="status"><span>${time}</span><span>${icon('signal')}${icon('battery-medium')}</span></p>
`;
