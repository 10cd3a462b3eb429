import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { rules, rulesIntro } from './copy.ts';

const List = styled.ol`
  counter-reset: rule;

  li {
    padding-block: 24px;
    border-top: 1px solid ${color.line};
    counter-increment: rule;
  }
  h3 {
    display: flex;
    gap: 20px;
  }
  h3::before {
    ${textStyle.label}
    flex: none;
    padding-top: 0.4em;
    color: ${color.accentStrong};
    content: '§ ' counter(rule) / '';
  }
  p {
    max-width: 38.9em;
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.md} {
    h3::before {
      flex: 0 0 64px;
    }
    h3 {
      gap: 0;
    }
    p {
      padding-inline-start: 64px;
    }
  }
`;

/** The editorial rules for articles. */
export function EditorialRules() {
  return (
    <Section tone="sand" layout="split" labelledBy="editorial-rules">
      <SectionHead id="editorial-rules" {...rulesIntro} />
      <List role="list">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
