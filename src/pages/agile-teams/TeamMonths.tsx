import { useId } from 'react';
import { styled } from 'styled-components';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import type { TeamStory } from '../../content/model/team-stories-schema.ts';
import { Person } from '../../sections/people/Person.tsx';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';

const Root = styled.section`
  margin-top: clamp(3rem, 6vw, 5.5rem);

  > header {
    display: grid;
    gap: 12px 32px;
    margin-bottom: 32px;
  }
  h3 {
    ${textStyle.h2}
    margin-bottom: 8px;
    font-size: clamp(1.75rem, 1.4rem + 1.3vw, 2.375rem);
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 40px;
    margin-top: 12px;
  }
  ol > li {
    padding-block: 20px 28px;
    border-top: 1px solid ${color.fg};
  }
  h4 {
    ${textStyle.label}
    color: ${color.muted};
    font-weight: 400;
  }
  .figure {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-block: 12px;
    color: ${color.muted};
    strong {
      color: ${color.accent};
      font: 500 clamp(2.5rem, 1.9rem + 2.2vw, 4rem) / 1.05 ${font.mono};
      letter-spacing: -0.05em;
    }
  }
  li > p:last-child {
    max-width: 29.5em;
    text-wrap: pretty;
  }
  > header .sample {
    margin-top: 12px;
  }

  ${media.md} {
    ${media.belowLg} {
      ol > li {
        display: grid;
        grid-template-columns: 2fr 5fr;
        column-gap: 32px;
      }
      h4 {
        grid-column: 1 / -1;
      }
      li > p:last-child {
        margin-top: 12px;
      }
    }
  }
  ${media.lg} {
    > header {
      grid-template-columns: 1fr auto;
      align-items: end;
    }
    .people {
      margin-top: 0;
    }
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 32px;
    }
  }
`;

/**
 * One embedded team by the month, with the people who joined it.
 *
 * @param developers those with a profile; others are shown by their initials
 */
export function TeamMonths({
  story,
  developers,
}: {
  story: TeamStory;
  developers: readonly DeveloperProfile[];
}) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>{story.title}</h3>
          <p>{story.lead}</p>
          <SampleTag />
        </div>
        <div className="people">
          {story.people.map(({ name, role }) => (
            <Person
              key={name}
              name={name}
              role={role}
              avatar={developers.find((developer) => developer.name === name)?.avatar}
            />
          ))}
        </div>
      </header>
      <ol role="list">
        {story.months.map(({ title, figure, description }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p className="figure">
              <strong>{figure}</strong> {story.figure}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
