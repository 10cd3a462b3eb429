import { encodeDrawing, screenshot } from './encode.ts';
import { slots } from './content.ts';
import { iconWorks } from './icons/icons.ts';
import { contourWorks } from './lines/contour-fields.ts';
import { serviceMapWork } from './lines/service-map.ts';
import { logoWorks } from './logos/logos.ts';
import { pictures } from './pictures.ts';
import type { Place } from './place.ts';
import { renderScreen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { shareWorks } from './share/share.ts';
import type { Work } from './works.ts';

/** The pictures that the site shows and that are drawn here. */
export function pictureWorks(): Work[] {
  const shown = slots();
  return Object.entries(pictures)
    .filter(([name]) => shown.has(name))
    .map(([picture, draw]) => ({
      name: `art/${picture}`,
      from: picture === 'heroes/contact' ? ['palette', 'offices'] : ['palette'],
      draw: async () => encodeDrawing(`art/${picture}`, Buffer.from(await draw())),
    }));
}

/** The screens of products that the site shows. Their looks are their own: no change of the site's makes them old. */
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

/** Everything that `npm run draw` draws: all but films and font files. Share images come last, as they show the pictures. */
export async function allWorks({ publicDir, record }: Place): Promise<Work[]> {
  return [
    ...pictureWorks(),
    ...screenWorks(),
    serviceMapWork,
    ...contourWorks,
    ...(await logoWorks()),
    ...iconWorks,
    ...shareWorks(publicDir, record),
  ];
}
