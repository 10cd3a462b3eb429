import { officePlaces } from '../../src/content/company/offices.ts';
import { drawn } from '../drawing/formats.ts';
import { night } from '../drawing/themes.ts';
import { encodeDrawing } from '../works/encode.ts';
import { writeShareBackground } from '../share/backgrounds.ts';
import type { Work } from '../works/work.ts';
import { countryMap } from './country-map.ts';

const NAME = 'art/heroes/contact';

/** The map of the offices' country: the picture of /contact, and of its share image. Redraw after an office has moved. */
export const contactMapWork: Work = {
  name: NAME,
  from: ['palette', 'offices'],
  draw: async () => {
    await writeShareBackground('contact', Buffer.from(contactShareMap()));
    return encodeDrawing(NAME, Buffer.from(contactMap()));
  },
};

const contactMap = (): string =>
  drawn('square', night, (s) =>
    countryMap(s, night, {
      offices: officePlaces,
      middle: 0.5,
      degrees: 27,
      rings: 13,
      coastalNames: 'beneath',
    }),
  );

/** The map in the proportions of a share image, its cities beside the words. */
const contactShareMap = (): string =>
  drawn('hero', night, (s) =>
    countryMap(s, night, {
      offices: officePlaces,
      middle: 0.645,
      degrees: 15.8,
      rings: 7,
      coastalNames: 'beside',
    }),
  );
