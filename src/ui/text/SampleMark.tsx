import type { Sampled } from '../../content/types.ts';
import { noteOf } from '../../content/words/samples.ts';

interface SampleMarkProps {
  /** What stands beside it: one record, or a list of them. */
  of: Sampled | readonly (Sampled & { name?: string })[];
  /** One of the texts of content/words/samples.ts. */
  note: string;
  className?: string;
}

const isList = (of: SampleMarkProps['of']): of is readonly Sampled[] => Array.isArray(of);

/**
 * Says of the content beside it that it is a sample, in a short mono line.
 * @returns nothing for what is the owner's
 */
export function SampleMark({ of, note, className }: SampleMarkProps) {
  const text = noteOf(note, isList(of) ? of : [of]);
  if (text === undefined) return null;
  return <small className={className ? `sample ${className}` : 'sample'}>{text}</small>;
}
