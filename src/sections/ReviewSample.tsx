import { reviewSample } from '../content/company/prices.ts';

/** A link to the sample of a process review's report; null if there is none. */
export function ReviewSample() {
  const { href, label } = reviewSample;
  if (!href) return null;
  return (
    <a href={href} type="application/pdf">
      {label}
    </a>
  );
}
