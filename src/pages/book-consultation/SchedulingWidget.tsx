import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { siteConfig } from '../../content/site.ts';
import { browserAttribution } from '../../enquiry/browser-attribution.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ContactDirectly } from '../../sections/enquiry/ContactDirectly.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { embedScheduling, type SchedulingState } from './embed-scheduling.ts';
import { schedulingLink } from './scheduling-link.ts';

/** The link and the telephone in their own height, instead of the calendar's. */
const folded = css`
  .below a,
  .calendly-inline-widget {
    display: none;
  }
  .instead {
    position: static;
    align-items: start;
    padding: 28px;
    text-align: start;
  }
  .instead .link-row {
    justify-content: start;
  }
`;

/* At least 320 by 700 px: on a small phone the frame extends to the screen's edges. */
const Root = styled.div`
  .frame {
    position: relative;
    border: 1px solid ${color.line};
    background: ${color.raised};
  }
  .calendly-inline-widget {
    position: relative;
    min-width: 320px;
    height: 700px;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .instead {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: 20px;
    align-items: center;
    justify-content: center;
    padding: 32px;
    text-align: center;
  }
  .instead > * {
    position: relative;
    z-index: 1;
  }
  .instead p {
    ${textStyle.lead}
    max-width: 22.8em;
    text-wrap: balance;
  }
  .instead .link-row {
    justify-content: center;
  }
  [data-state='ready'] .instead {
    display: none;
  }
  .below {
    margin-top: 20px;
    color: ${color.muted};
  }
  .below a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    color: ${color.accent};
  }

  ${media.belowMd} {
    .frame {
      margin-inline: calc(-1 * var(--bleed));
      border-inline: 0;
    }
  }
  ${media.noScript} {
    ${folded}
    [role='status'] {
      display: none;
    }
  }
  &[data-folded] {
    ${folded}
  }
`;

const messages: Record<SchedulingState, string> = {
  loading: 'Loading...',
  ready: '',
  blocked: 'The calendar can’t be shown here. It opens just as well on a page of its own.',
};

/**
 * The calendar for a consultation, from the configured host. Its script is added and removed with the page. Until it
 * appears, a plain link leads to it. Where it is blocked or there is no script, the link and the telephone take its
 * place, in a lower frame unless the visitor has come that far already: then nothing moves.
 */
export function SchedulingWidget() {
  const [link, setLink] = useState(siteConfig.hosts.scheduling.link);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SchedulingState>('loading');
  const [isFolded, setFolded] = useState(false);

  useEffect(() => {
    if (!container.current) return undefined;
    const { scheduling } = siteConfig.hosts;
    const source = browserAttribution.at(window.location.href);
    const hosts = { ...scheduling, link: schedulingLink(scheduling.link, source) };
    setLink(hosts.link);
    const element = container.current;
    return embedScheduling(element, hosts, (next) => {
      setState(next);
      setFolded(next === 'blocked' && element.getBoundingClientRect().top > window.innerHeight);
    });
  }, []);

  return (
    <Root data-folded={isFolded || undefined}>
      <div className="frame" data-state={state}>
        <div className="instead">
          <p role="status">{messages[state]}</p>
          <ButtonLink to={link} variant="outline" arrow>
            Open the booking calendar
          </ButtonLink>
          <ContactDirectly />
        </div>
        <div className="calendly-inline-widget" data-url={link} ref={container} />
      </div>
      <p className="below">
        The calendar comes from another service, under its own privacy terms.{' '}
        <a href={link}>Book on its own page</a>
      </p>
      <SampleTag />
    </Root>
  );
}
