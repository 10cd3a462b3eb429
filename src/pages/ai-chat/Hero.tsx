import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, media, palette, radius } from '../../theme/tokens.ts';
import { hero, thread } from './copy.ts';
import { type } from '../../theme/typography.ts';

const Conversation = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 100%;
  padding-block: 40px 32px;
  padding-inline: 28px max(var(--gutter), 28px);
  border: solid ${color.line};
  border-width: 1px 0 0;

  figcaption {
    ${type.label}
    margin-bottom: 14px;
    color: ${color.muted};
  }
  ol {
    display: grid;
    gap: 14px;
    max-width: 540px;
  }
  li {
    width: fit-content;
    max-width: min(92%, 416px);
    padding: 12px 18px 14px;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    border-end-start-radius: 0;
    background: ${color.bg};
    color: ${color.fg};
  }
  li[data-from='bot'],
  li[data-from='agent'] {
    justify-self: end;
    border-color: ${palette.ember};
    border-radius: ${radius.lg};
    border-end-end-radius: 0;
    background: ${palette.ember};
    color: ${palette.paper};
  }
  li[data-from='agent'] {
    border-color: ${palette.mineralDeep};
    background: ${palette.mineralDeep};
  }
  .who {
    ${type.label}
    display: flex;
    justify-content: space-between;
    gap: 24px;
    margin-bottom: 4px;

    > :last-child {
      white-space: nowrap;
    }
  }
  li > p:last-child {
    font-size: 1.0625rem;
    line-height: 1.45;
    text-wrap: pretty;
  }
  ${media.lg} {
    justify-content: center;
    padding-block: 64px;
    padding-inline: 0 40px;
    border-block-width: 0;
    border-inline-width: 1px 0;
    /* Overlaps the edge by the space that the text leaves. */
    ol {
      margin-inline-start: calc(-1 * clamp(16px, 12.5vw - 112px, 56px));
    }
    figcaption {
      padding-inline-start: 24px;
    }
  }
`;

/** A conversation that overlaps the edge of the page's map. */
function Thread() {
  return (
    <Conversation aria-labelledby="thread-title">
      <figcaption id="thread-title">{thread.caption}</figcaption>
      <ol role="list">
        {thread.messages.map(({ from, who, time, text }) => (
          <li key={time} data-tone={from === 'customer' ? 'paper' : undefined} data-from={from}>
            <p className="who">
              <span>{who}</span>
              <span>{time}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Conversation>
  );
}

/* The aside fills its side of the hero up to the page's edge. */
const Root = styled.div`
  .aside {
    margin-inline-end: calc(-1 * var(--bleed));
    padding: 0;
  }
  ${media.lg} {
    .aside {
      align-self: stretch;
    }
  }
`;

/** The first screen: the headline, and a conversation. */
export function Hero() {
  return (
    <Root>
      <PageHero {...hero} aside={<Thread />} />
    </Root>
  );
}
