import { documentWorks } from '../documents/document.ts';
import { encodeDrawing, screenshot } from './encode.ts';
import { slots } from './content.ts';
import { iconWorks } from '../icons/icons.ts';
import { contourWorks } from '../lines/contour-fields.ts';
import { serviceMapWork } from '../lines/service-map.ts';
import { logoWorks } from '../logos/logos.ts';
import { pictures } from '../pictures/pictures.ts';
import type { Output } from './output.ts';
import { renderScreen } from '../screens/screen.ts';
import { drawStudyCard, studyCards } from '../screens/study-cards.ts';
import { screens } from '../screens/screens.ts';
import { shareWorks } from '../share/share.ts';
import type { Work } from './work.ts';

/** The drawn pictures that the site shows. */
export function pictureWorks(): Work[] {
  const shown = slots();
  return Object.entries(pictures)
    .filter(([name]) => shown.has(name) && !studyCards.has(name))
    .map(([picture, draw]) => ({
      name: `art/${picture}`,
      from: picture === 'heroes/contact' ? ['palette', 'offices'] : ['palette'],
      draw: async () => encodeDrawing(`art/${picture}`, Buffer.from(await draw())),
    }));
}

/** The product screens that the site shows. Their looks don't depend on the site's tokens. */
export function screenWorks(): Work[] {
  const shown = slots();
  return Object.entries(screens)
    .filter(([name]) => shown.has(name))
    .map(([name, screen]) => ({
      name: `art/${name}`,
      from: [],
      draw: async () => encodeDrawing(`art/${name}`, await renderScreen(screen), screenshot),
    }));
}

/** The studies' cards that the site shows. */
export function studyCardWorks(): Work[] {
  const shown = slots();
  return [...studyCards]
    .filter((name) => shown.has(name))
    .map((name) => ({
      name: `art/${name}`,
      from: ['palette'],
      draw: async () => encodeDrawing(`art/${name}`, await drawStudyCard(name), screenshot),
    }));
}

/** All works of `npm run draw`: everything but films and font files. Share images come last, because they contain the pictures. */
export async function allWorks({ publicDir, record }: Output): Promise<Work[]> {
  return [
    ...pictureWorks(),
    ...screenWorks(),
    ...studyCardWorks(),
    serviceMapWork,
    ...contourWorks,
    ...(await logoWorks()),
    ...iconWorks,
    ...documentWorks,
    ...shareWorks(publicDir, record),
  ];
}
