import type { FilmAsset } from '../../content/types.ts';
import { BackgroundFilm } from './BackgroundFilm.tsx';
import { FigureFilm } from './FigureFilm.tsx';

export interface FilmProps {
  film: FilmAsset;
  /**
   * `background`: fills its positioned parent behind the text, with nothing but black on screens
   * below 768 px. `figure`: a 16:9 box in the text.
   */
  mode: 'background' | 'figure';
  /** Seconds into the film where it first starts; 5 in the background, else 0. */
  startAt?: number;
  className?: string;
}

/**
 * A muted, looping film that plays by itself and can be paused: from the video host where one is
 * configured, else the local files. With reduced motion or Save-Data the poster stays, and a figure
 * plays on request only.
 */
export function Film({
  film,
  mode,
  startAt = mode === 'background' ? 5 : 0,
  className,
}: FilmProps) {
  return mode === 'background' ? (
    <BackgroundFilm film={film} startAt={startAt} className={className} />
  ) : (
    <FigureFilm film={film} startAt={startAt} className={className} />
  );
}
