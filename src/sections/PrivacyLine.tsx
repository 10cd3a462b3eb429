import { privacySentenceOf } from '../content/privacy-notice.ts';
import { site } from '../content/site.ts';
import { PrivacyButton } from './PrivacyNotice.tsx';

/** Beside a form's button: what happens to what was typed, and the way to the whole notice. */
export function PrivacyLine() {
  return (
    <p>
      {privacySentenceOf(site)} <PrivacyButton />
    </p>
  );
}
