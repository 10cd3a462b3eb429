import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { site } from '../../content/site.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { embedScheduling, type SchedulingState } from './scheduling-embed.ts';

/* 320 by 700 px at least: on a small phone the frame runs to the screen's edges. */
const Root = styled.div`
  .frame {
    position: relative;
    border: 1px solid ${color.line};
    background: ${color.raised};
  }
  .calendly-inline-widget {
    position: relative;
    min-width: 320px;
    height: 760px;
    min-height: 700px;
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
    background: repeating-linear-gradient(${color.line} 0 1px, transparent 1px 88px) 0 -1px;
    text-align: center;
  }
  .instead > * {
    position: relative;
    z-index: 1;
  }
  .instead p {
    ${type.lead}
    max-width: 34ch;
    padding-inline: 12px;
    background: ${color.raised};
  }
  [data-state='ready'] .instead {
    display: none;
  }
  .below {
    margin-top: 20px;
    color: ${color.muted};
  }
  .below a {
    display: inline-flex;
    align-items: center;
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
    [role='status'] {
      display: none;
    }
  }
`;

const messages: Record<SchedulingState, string> = {
  loading: 'Loading...',
  ready: '',
  blocked: 'The calendar can’t be shown here. It opens just as well on a page of its own.',
};

/**
 * The calendar for a 30 minute consultation, from the configured host: its script comes with the
 * page and leaves with it. Until it stands, where it is blocked and without script a plain link
 * leads to the same calendar, inside the reserved height.
 */
export function SchedulingWidget() {
  const { link } = site.hosts.scheduling;
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SchedulingState>('loading');

  useEffect(() => {
    if (!container.current) return undefined;
    return embedScheduling(container.current, site.hosts.scheduling, setState);
  }, []);

  return (
    <Root>
      <div className="frame" data-state={state}>
        <div className="instead">
          <p role="status">{messages[state]}</p>
          <ButtonLink to={link} variant="outline" arrow>
            Open the booking calendar
          </ButtonLink>
        </div>
        <div className="calendly-inline-widget" data-url={link} ref={container} />
      </div>
      <p className="below">
        The calendar comes from another service, under its own privacy terms.{' '}
        <a href={link}>Book on its own page</a>
      </p>
    </Root>
  );
}
