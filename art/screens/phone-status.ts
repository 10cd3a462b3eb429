import { html, icon } from './markup.ts';

/** The line at the top of a phone's screen: a look sets it as `.status`. */
export const phoneStatus = (time: string): string => html`
  <p class="status"><span>${time}</span><span>${icon('signal')}${icon('battery-medium')}</span></p>
`;
