import { site } from '../content/site.ts';

/**
 * Says of the content beside it that it is a sample, in a short mono line.
 * @param note one of the texts of content/samples.ts
 * @returns nothing once the site's configuration says that the content is the owner's
 */
export function SampleMark({ note, className }: { note: string; className?: string }) {
  if (!site.sampleContent) return null;
  return <small className={className ? `sample ${className}` : 'sample'}>{note}</small>;
}
