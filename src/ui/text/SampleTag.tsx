import { site } from '../../content/site.ts';

/** A small tag where invented content stands, while `sampleContent` of content/site.yaml is true. */
export const SampleTag = ({ className = '' }: { className?: string }) =>
  site.sampleContent ? <small className={`sample tag ${className}`.trim()}>Sample</small> : null;
