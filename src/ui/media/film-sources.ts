import { site } from '../../content/site.ts';
import type { FilmAsset } from '../../content/types.ts';

/**
 * Address of a film's iframe at the configured video host, playing muted in a loop
 * from `startAt` seconds; null where the film has no id there or no host is configured.
 */
export function filmEmbedUrl(
  { hostedId }: FilmAsset,
  { startAt, autoplay }: { startAt: number; autoplay: boolean },
  origin: string = site.hosts.videoEmbedOrigin,
): string | null {
  if (!hostedId || origin === '') return null;
  const query = new URLSearchParams({ autoplay: String(autoplay), muted: 'true', loop: 'true' });
  if (startAt > 0) query.set('startTime', String(startAt));
  return `${origin}/${hostedId}?${query.toString()}`;
}

/** The local files of a film, best first; `startAt` as a media fragment. */
export function filmFiles({ src }: FilmAsset, startAt: number): { type: string; src: string }[] {
  const fragment = startAt > 0 ? `#t=${startAt}` : '';
  return (['webm', 'mp4'] as const).map((format) => ({
    type: `video/${format}`,
    src: `${src}.${format}${fragment}`,
  }));
}
