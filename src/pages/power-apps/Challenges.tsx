import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { challengeCards, challenges } from './copy.ts';

/* The cards are staggered like a staircase; the heading stays beside them. */
const Root = styled(Section)`
  .cards {
    display: grid;
    gap: 24px;
  }
  article > svg {
    margin-bottom: 20px;
    color: ${color.accent};
  }
  article h3 {
    max-width: 15.8em;
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem);
  }
  article h3 + p {
    max-width: 34.8em;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 20px 32px;
    margin-top: 28px;
    padding-top: 20px;
    border-top: 1px solid ${color.line};
  }
  .parts {
    ${textStyle.label}
    color: ${color.muted};
  }
  .parts b {
    display: block;
    margin-top: 4px;
    color: ${color.fg};
    font-weight: 500;
  }
  ${media.lg} {
    .inner > :first-child {
      position: sticky;
      top: calc(var(--header-height) + 48px);
    }
    .cards > :nth-child(1) {
      margin-inline-end: 96px;
    }
    .cards > :nth-child(2) {
      margin-inline: 48px;
    }
    .cards > :nth-child(3) {
      margin-inline-start: 96px;
    }
  }
`;

/** Business challenges, each with the components that solve it. */
export function Challenges() {
  const { builtWith: caption, ...intro } = challenges;
  return (
    <Root layout="split" labelledBy="challenges-title">
      <SectionHead id="challenges-title" {...intro} />
      <div className="cards">
        {challengeCards.map(({ icon, title, description, builtWith, buttonText, to }) => (
          <Card as="article" key={title}>
            <Icon name={icon} size={28} />
            <h3>{title}</h3>
            <p>{description}</p>
            <div className="foot">
              <p className="parts">
                {caption} <b>{builtWith}</b>
              </p>
              <ButtonLink to={to} variant="outline" size="sm" arrow>
                {buttonText}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
    </Root>
  );
}
