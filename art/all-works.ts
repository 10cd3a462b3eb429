import { encodeDrawing } from './encode.ts';
import { slots } from './content.ts';
import { iconWorks } from './icons/icons.ts';
import { contourWorks } from './lines/contour-fields.ts';
import { serviceMapWork } from './lines/service-map.ts';
import { logoWorks } from './logos/logos.ts';
import { pictures } from './pictures.ts';
import type { Place } from './place.ts';
import { shareWorks } from './share/share.ts';
import type { Work } from './works.ts';

/** The pictures that the site shows and that are drawn here. */
export function pictureWorks(): Work[] {
  const shown = slots();
  return Object.entries(pictures)
    .filter(([name]) => shown.has(name))
    .map(([picture, draw]) => ({
      name: `art/${picture}`,
      from: ['palette'],
      draw: async () => encodeDrawing(`art/${picture}`, Buffer.from(await draw())),
    }));
}

/** Everything that `npm run draw` draws: all but films and font files. Share images come last, as they show the pictures. */
export async function allWorks({ publicDir, record }: Place): Promise<Work[]> {
  return [
    ...pictureWorks(),
    serviceMapWork,
    ...contourWorks,
    ...(await logoWorks()),
    ...iconWorks,
    ...shareWorks(publicDir, record),
  ];
}
