import { site } from '../../content/site.ts';

/** A small tag beside invented content, while `sampleContent` of content/site.yaml is true. */
export const SampleTag = ({ className = '' }: { className?: string }) =>
  site.sampleContent ? <small className={`sample tag ${className}`.trim()}>Sample</small> : null;
