import type { DrawnArt } from '../works/drawn-art.ts';
import { slots } from '../works/content.ts';
import { encodeDrawing, screenshot } from '../works/encode.ts';
import type { Work } from '../works/work.ts';
import { contourWorks } from './contour-fields.ts';
import { documentWorks } from './documents/documents.ts';
import { logoWorks } from './logos/logos.ts';
import { pictures } from './pictures/pictures.ts';
import { portraitWorks } from './portraits/portraits.ts';
import { renderScreen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { drawStudyCard, studyCards } from './screens/study-cards.ts';

/** The samples that the site shows, except films. The looks of screens don't depend on the site's tokens. */
export async function sampleWorks(): Promise<Work[]> {
  const shown = slots();
  const drawings = Object.entries(pictures)
    .filter(([name]) => shown.has(name))
    .map(([name, draw]): Work => ({
      name: `art/${name}`,
      from: ['palette'],
      draw: async () => encodeDrawing(`art/${name}`, Buffer.from(await draw())),
    }));
  const products = Object.entries(screens)
    .filter(([name]) => shown.has(name))
    .map(([name, screen]): Work => ({
      name: `art/${name}`,
      from: [],
      draw: async () => encodeDrawing(`art/${name}`, await renderScreen(screen), screenshot),
    }));
  const cards = [...studyCards]
    .filter((name) => shown.has(name))
    .map((name): Work => ({
      name: `art/${name}`,
      from: ['palette'],
      draw: async () => encodeDrawing(`art/${name}`, await drawStudyCard(name), screenshot),
    }));
  return [
    ...drawings,
    ...cards,
    ...products,
    ...portraitWorks,
    ...contourWorks,
    ...(await logoWorks()),
    ...documentWorks,
  ];
}

/**
 * Recorded drawings that are no longer drawn. Other commands draw films and font files.
 *
 * @param drawn the names of all works of `npm run draw` and `npm run samples`
 */
export const unusedWorks = ({ works }: DrawnArt, drawn: ReadonlySet<string>): string[] =>
  Object.keys(works).filter((name) => !drawn.has(name) && !/^(film|fonts)\//.test(name));
