import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, palette, radius } from '../../theme/tokens.ts';
import { hero, thread } from './copy.ts';
import { textStyle } from '../../theme/typography.ts';

const Conversation = styled.figure`
  figcaption {
    ${textStyle.label}
    margin-bottom: 14px;
    color: ${color.muted};
  }
  ol {
    display: grid;
    gap: 14px;
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
    ${textStyle.label}
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
`;

/** A conversation that the bot hands over to a person. */
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

/** The first screen: the headline, and a conversation. */
export const Hero = () => <PageHero {...hero} aside={<Thread />} />;
