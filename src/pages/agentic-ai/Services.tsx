import { styled } from 'styled-components';
import { rowId } from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { servicesIntro } from './copy.ts';

const Routes = styled.ul`
  display: grid;
  gap: 48px 32px;

  li {
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${color.line};
  }
  .kind {
    ${textStyle.label}
    padding-top: 14px;
    color: ${color.accentStrong};
  }
  h3 {
    margin-top: clamp(1rem, 2.5vw, 2.5rem);
  }
  h3 + p {
    max-width: 34.8em;
    margin-block: 12px 24px;
    color: ${color.muted};
  }
  dl {
    ${textStyle.small}
    margin-top: auto;
  }
  dl div {
    padding-block: 10px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${textStyle.label}
    color: ${color.muted};
  }

  ${media.belowLg} {
    dl {
      display: grid;
      grid-template-columns: 3fr 2fr;
      column-gap: 24px;
    }
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    li:first-child {
      grid-column: span 2;
    }
  }
  ${media.lg} {
    grid-template-columns: 2fr 1fr 1fr;
    li:first-child {
      grid-column: auto;
    }
    li:first-child h3 {
      ${textStyle.h2}
    }
    li:first-child h3 + p {
      ${textStyle.lead}
    }
  }
`;

const Foot = styled.div`
  margin-top: 48px;
`;

/** Three services, ordered by autonomy. */
export function Services() {
  return (
    <Section labelledBy="services-title">
      <SectionHead {...servicesIntro} id="services-title" />
      <Routes role="list">
        {servicesIntro.items.map(({ kind, title, description, example, first }) => (
          <li key={title} id={rowId(title)}>
            <p className="kind">{kind}</p>
            <h3>{title}</h3>
            <p>{description}</p>
            <dl>
              <div>
                <dt>{servicesIntro.exampleLabel}</dt>
                <dd>{example}</dd>
              </div>
              <div>
                <dt>{servicesIntro.firstLabel}</dt>
                <dd>{first}</dd>
              </div>
            </dl>
          </li>
        ))}
      </Routes>
      <Foot>
        <ButtonLink to={paths.contact} variant="link" arrow>
          {servicesIntro.contact}
        </ButtonLink>
      </Foot>
    </Section>
  );
}
