import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { site } from '../../content/site.ts';
import { browserAttribution } from '../../enquiry/browser-attribution.ts';
import { parseUrl } from '../../parse-url.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ContactDirectly } from '../../sections/enquiry/ContactDirectly.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { schedulingLink } from './scheduling-link.ts';

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
    ${type.lead}
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
    [role='status'],
    .below a,
    .calendly-inline-widget {
      display: none;
    }
    .instead {
      position: static;
      align-items: start;
      padding: 28px;
    }
    .instead .link-row {
      justify-content: start;
    }
  }
`;

const messages: Record<SchedulingState, string> = {
  loading: 'Loading...',
  ready: '',
  blocked: 'The calendar can’t be shown here. It opens just as well on a page of its own.',
};

/**
 * The calendar for a consultation, from the configured host. Its script is added and removed with the page. Until it
 * appears, a plain link leads to it; the reserved height stays even if it is blocked, so that nothing moves. Without
 * script the link and the telephone take its place.
 */
export function SchedulingWidget() {
  const [link, setLink] = useState(site.hosts.scheduling.link);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SchedulingState>('loading');

  useEffect(() => {
    if (!container.current) return undefined;
    const { scheduling } = site.hosts;
    const source = browserAttribution.at(window.location.href);
    const hosts = { ...scheduling, link: schedulingLink(scheduling.link, source) };
    setLink(hosts.link);
    return embedScheduling(container.current, hosts, setState);
  }, []);

  return (
    <Root>
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

/** `blocked`: the script or its frame did not arrive in time (ad blocker, firewall, no network). */
export type SchedulingState = 'loading' | 'ready' | 'blocked';

interface SchedulingHosts {
  link: string;
  script: string;
  frame: string;
}

/** The inline widget's API, for scripts that don't fill the container themselves. */
interface WidgetApi {
  initInlineWidget?: (options: { url: string; parentElement: HTMLElement }) => void;
}

/** How long the calendar may take to appear before the plain link stays, in ms. */
const PATIENCE = 8000;

/**
 * Adds the scheduling script to the document, which shows its calendar in the container.
 *
 * @param report called once, with 'ready' when the calendar's frame is there, or 'blocked' after the time limit
 * @returns removes the script with its frames, stylesheets and globals, also those that arrive later
 */
export function embedScheduling(
  container: HTMLElement,
  { link, script: source, frame }: SchedulingHosts,
  report: (state: SchedulingState) => void,
): () => void {
  const globalsBefore = new Set(Object.getOwnPropertyNames(window));
  let globals: string[] = [];
  /** Whether the visitor has left or the time is up. */
  let left = false;

  const settle = () => {
    clearTimeout(patience);
    observer.disconnect();
  };
  const end = (state: SchedulingState) => {
    settle();
    if (left) return;
    left = state === 'blocked';
    report(state);
  };
  const observer = new MutationObserver(() => {
    if (container.querySelector('iframe')) end('ready');
  });
  observer.observe(container, { childList: true, subtree: true });
  // The time starts now: a script may hang, or something else may answer it.
  const patience = setTimeout(() => {
    end('blocked');
    clean();
  }, PATIENCE);

  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('load', () => {
    globals = Object.getOwnPropertyNames(window).filter(
      (name) => !globalsBefore.has(name) && !/^\d+$/.test(name),
    );
    // A script that is still loading when the visitor leaves, or when the time is up, runs all the same.
    if (left) return clean();
    if (container.querySelector('iframe')) return end('ready');
    const { Calendly } = window as Window & { Calendly?: WidgetApi };
    Calendly?.initInlineWidget?.({ url: link, parentElement: container });
  });
  script.addEventListener('error', () => end('blocked'));
  document.body.append(script);

  function clean() {
    script.remove();
    container.replaceChildren();
    removeFromHosts([source, frame]);
    for (const name of globals) Reflect.deleteProperty(window, name);
  }

  return () => {
    left = true;
    settle();
    clean();
  };
}

/** Removes scripts, frames and stylesheets of these hosts from the document. */
function removeFromHosts(addresses: readonly string[]): void {
  const origins = new Set(addresses.map((address) => parseUrl(address)?.origin));
  for (const element of document.querySelectorAll('script[src], iframe[src], link[href]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const stylesheet = element.getAttribute('rel') === 'stylesheet';
    if (element.tagName === 'LINK' && !stylesheet) continue;
    if (origins.has(parseUrl(address, document.baseURI)?.origin)) element.remove();
  }
}
