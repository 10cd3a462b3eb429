import compiled from '../compiled/pictures.json' with { type: 'json' };
import { filmSize } from '../picture-files.ts';
import type { Pictures, Screenshot } from '../model/pictures-schema.ts';
import type { FilmAsset } from '../model/media.ts';

const { films = {}, screenshots: compiledScreenshots = {} } = compiled as Pictures;
const screenshots: Readonly<Partial<Record<string, Screenshot>>> = compiledScreenshots;

/** A film of content/pictures.yaml; null if the site has none. */
export function filmOf(name: keyof typeof films): FilmAsset | null {
  const film = films[name];
  if (!film) return null;
  const { forPhones, ...rest } = film;
  const phone = forPhones ? filesOf(`/film/${name}-phone`) : undefined;
  return { ...rest, ...filmSize, ...filesOf(`/film/${name}`), phone };
}

const filesOf = (src: string) => ({ src, poster: { ...filmSize, src: `${src}-poster` } });

/** The screenshot of a service's page; null if it has none. */
export const screenshotOf = (service: string): Screenshot | null => screenshots[service] ?? null;
