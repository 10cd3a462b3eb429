import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { NoticeItem } from './privacy-copy.ts';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { isForThisTab } from '../../ui/actions/Link.tsx';
import { Popover, PopoverButton, toggleDialog } from '../../ui/disclosure/Popover.tsx';
import { useAddressedDialog } from '../../ui/disclosure/use-addressed-dialog.ts';
import { NoticeRoot, NoticeText } from './NoticeText.tsx';

/**
 * A panel at the lower edge of a phone, or at the left of a wide screen, where the form stays visible on the
 * right.
 */
const Panel = styled(NoticeRoot)`
  position: absolute;
  inset: auto 0 0;
  max-height: calc(100dvh - var(--header-height));
  padding: 0 var(--gutter) 40px;
  border-top: 3px solid ${color.accent};
  overflow: auto;
  overscroll-behavior: contain;

  .head {
    position: sticky;
    top: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-block: 12px 16px;
    border-bottom: 1px solid ${color.line};
    background: ${color.bg};
  }
  .close {
    grid-area: 1 / 2;
    min-height: 44px;
    padding-block: 8px;
    padding-inline: 16px 0;
    color: ${color.accent};
    font-weight: 600;
  }

  ${media.md} {
    inset-block: 0;
    inset-inline: 0 auto;
    width: min(560px, 60vw);
    max-height: none;
    padding-inline: 40px;
    border-top: 0;
    border-inline-end: 3px solid ${color.accent};
    .head {
      padding-block: 24px 20px;
    }
  }
  ${media.motionOk} {
    transition:
      opacity ${motion.base},
      transform ${motion.base};
    @starting-style {
      opacity: 0;
      transform: translateY(16px);
    }
    ${media.md} {
      @starting-style {
        transform: translateX(calc(-16px * var(--forward)));
      }
    }
  }
`;

const InPage = styled(NoticeRoot)`
  padding: clamp(3rem, 6vw, 5rem) var(--bleed);
`;

/** A fragment of the contact page. Filter lists hide elements named `privacy-notice`. */
export const PRIVACY_ID = 'privacy';
const TITLE_ID = 'privacy-title';

/** Opens the notice from a form, without leaving what was typed, with or without script. */
export function PrivacyButton() {
  return (
    <PopoverButton opens={PRIVACY_ID} className="text-button">
      Privacy notice
    </PopoverButton>
  );
}

/** The notice's address, which opens it in place on a page that has it. */
export function PrivacyLink() {
  return (
    <a
      href={`${paths.contact}#${PRIVACY_ID}`}
      onClick={(event) => isForThisTab(event) && toggleDialog(event, PRIVACY_ID)}
    >
      Privacy notice
    </a>
  );
}

/**
 * The privacy notice of a page with a form: closed until a button, a link or the address opens it. If an extension
 * hides the dialog, its text appears at the end of the page.
 */
export function PrivacyNotice(notice: { items: readonly NoticeItem[] }) {
  const attempts = useAddressedDialog(PRIVACY_ID);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    text.current?.scrollIntoView();
    text.current?.focus({ preventScroll: true });
  }, [attempts]);
  const close = (
    <PopoverButton opens={PRIVACY_ID} action="hide" className="close">
      Close
    </PopoverButton>
  );
  return (
    <>
      <Popover id={PRIVACY_ID} modal aria-labelledby={TITLE_ID}>
        <Panel data-tone="paper">
          <NoticeText {...notice} titleId={TITLE_ID} close={close} />
        </Panel>
      </Popover>
      {attempts > 0 && (
        <InPage as="section" ref={text} tabIndex={-1} aria-labelledby={`${TITLE_ID}-2`}>
          <NoticeText {...notice} titleId={`${TITLE_ID}-2`} />
        </InPage>
      )}
    </>
  );
}
