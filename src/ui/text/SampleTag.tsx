import { siteConfig } from '../../content/site.ts';

/** A small tag beside invented content, while `sampleContent` of content/site.yaml is true. */
export const SampleTag = ({ className = '' }: { className?: string }) =>
  siteConfig.sampleContent ? (
    <small className={`sample tag ${className}`.trim()}>Sample</small>
  ) : null;
