import { officePlaces } from '../../src/content/company/offices.ts';
import { SvgDrawing } from '../drawing/svg-drawing.ts';
import { night } from '../drawing/themes.ts';
import { encodeDrawing } from '../works/encode.ts';
import { writeShareBackground } from '../share/backgrounds.ts';
import type { Work } from '../works/work.ts';
import { countryMap, type MapView } from './country-map.ts';

const NAME = 'art/heroes/contact';

/**
 * The map of the offices' country: the picture of /contact, and of its share image. Redraw after an office has moved.
 */
export const contactMapWork: Work = {
  name: NAME,
  draw: async () => {
    // In the proportions of a share image, its cities beside the words.
    const share = { middle: 0.645, degrees: 15.8, rings: 7, coastalNames: 'beside' } as const;
    await writeShareBackground('contact', map(1920, 1080, share));
    const page = { middle: 0.5, degrees: 27, rings: 13, coastalNames: 'beneath' } as const;
    return encodeDrawing(NAME, map(1200, 1200, page));
  },
};

function map(width: number, height: number, view: MapView): Buffer {
  const drawing = new SvgDrawing(width, height, night.bg);
  countryMap(drawing, officePlaces, view);
  return Buffer.from(drawing.svg());
}
