import { contours } from '../../terrain/contours.ts';
import { tints } from '../terrain/relief.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { graticule } from '../../terrain/graticule.ts';
import { massif, ranges } from '../terrain/lands.ts';
import { weathered } from '../../terrain/noise.ts';
import { night } from '../../drawing/themes.ts';
import { quarter } from '../views/composed-views.ts';
import { fieldOf, reliefView } from '../views/plan-views.ts';
import { convergence } from '../views/signs.ts';
import { ropeParty } from './services.ts';

/**
 * The maps beside the headlines. A wide screen shows an upright panel; a phone shows a band with the middle
 * five ninths of the height, which must contain what matters.
 */
export const heroes: Record<string, Draw> = {
  'heroes/power-apps': () =>
    drawn('square', night, (s) => {
      // The page draws a spreadsheet over it; the top is under the cell that is an app.
      const field = fieldOf(s, massif(311, [0.54, 0.36], 0.5, 5), { step: 5 });
      tints(s, field, {
        levels: 9,
        colours: ['#0f1412', '#131a17', '#17231e', '#1b342d', '#20493f'],
      });
      contours(s, field, {
        levels: 27,
        colours: night.lines,
        indexColours: night.index,
        width: 1.2,
        indexWidth: 2,
      });
    }),
  'heroes/agentic-ai': () =>
    drawn('square', night, (s) => {
      const field = fieldOf(s, ranges(321, 0.9, 3), { step: 6 });
      contours(s, field, { levels: 18, colours: night.lines, width: 1.3, every: 99 });
      convergence(s, field, night, {
        goal: [0.53, 0.48],
        starts: [
          [0.13, 0.7],
          [0.17, 0.3],
          [0.36, 0.93],
          [0.66, 0.88],
          [0.9, 0.68],
          [0.87, 0.26],
          [0.5, 0.08],
        ],
        climb: 1000,
        accents: [0, 5],
        points: 5,
      });
    }),
  'heroes/agile-teams': () =>
    drawn('square', night, (s) =>
      ropeParty(s, night, { seed: 333, from: 0.42, to: 0.74, x: -0.2, w: 1.35, top: 0.11 }),
    ),
  'heroes/shopify': () =>
    drawn('square', night, (s) =>
      quarter(s, night, {
        seed: 'market-street',
        most: 6400,
        turn: -16,
        sold: 0.1,
        street: 16,
        stops: [
          [0.06, 1.04],
          [0.16, 0.74],
          [0.34, 0.8],
          [0.43, 0.52],
          [0.7, 0.6],
          [0.8, 0.3],
        ],
      }),
    ),
  'heroes/ai-chat': () =>
    drawn('square', night, (s) => {
      // Low contrast, because the page sets a conversation on it.
      reliefView(
        s,
        fieldOf(s, weathered(351, 0.95, 3, 0.7), { step: 5 }),
        { ...night, tints: ['#0f1412', '#111b18', '#14261f', '#18332b'] },
        { levels: 15, width: 2, light: '#3f7a6c', dark: '#080c0b' },
      );
      graticule(s, { step: 150, colour: night.index[0]! });
    }),
};
