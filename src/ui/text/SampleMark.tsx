import type { Sampled } from '../../content/types.ts';
import { noteOf } from '../../content/words/samples.ts';

interface SampleMarkProps {
  /** The record or the records that it marks. */
  of: Sampled | readonly (Sampled & { name?: string })[];
  /** One of the texts of content/words/samples.ts. */
  note: string;
  className?: string;
}

const isList = (of: SampleMarkProps['of']): of is readonly Sampled[] => Array.isArray(of);

/**
 * Marks content as a sample, in a short line.
 *
 * @returns null if no record is a sample
 */
export function SampleMark({ of, note, className }: SampleMarkProps) {
  const text = noteOf(note, isList(of) ? of : [of]);
  if (text === undefined) return null;
  return <small className={className ? `sample ${className}` : 'sample'}>{text}</small>;
}
