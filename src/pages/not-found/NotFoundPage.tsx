import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { EXPERTISE_LABEL } from '../../content/navigation/navigation.ts';
import { services } from '../../content/navigation/services.ts';
import { paths } from '../../paths.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ContourField } from '../../ui/media/ContourField.tsx';
import { notFound } from './copy.ts';

const Root = styled(Section)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 960px);
  padding-top: calc(var(--header-height) + 4rem);

  h1 {
    font: 500 clamp(7rem, 26vw, 22rem) / 0.8 ${font.mono};
    letter-spacing: -0.05em;
    margin-inline-start: -0.035em;
  }
  .text {
    ${textStyle.h2}
    margin-top: clamp(2rem, 5vw, 4rem);
  }
  .where {
    max-width: 34.8em;
    margin-top: 16px;
  }
  .services {
    margin-top: clamp(2.5rem, 5vw, 4rem);
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  .services h2 {
    ${textStyle.label}
    font-weight: 400;
  }
  .services ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 32px;
    margin-top: 8px;
  }
  .services a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-underline-offset: 4px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-top: 36px;
  }
  ${media.lg} {
    .foot {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 32px;
      align-items: end;
    }
    .actions {
      margin: 0;
    }
  }
`;

/** The page for unknown paths; logs the path to the console. */
export function Page(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Root tone="ink" labelledBy="page-title" backdrop={<ContourField name="basin" />}>
      <h1 id="page-title">{notFound.title}</h1>
      <div className="foot">
        <div>
          <p className="text">{notFound.text}</p>
          <p className="where">{notFound.hint}</p>
        </div>
        <div className="actions">
          <ButtonLink to={paths.home} size="lg" arrow>
            {notFound.home}
          </ButtonLink>
          <ButtonLink to={paths.contact} size="lg" variant="outline">
            {notFound.contact}
          </ButtonLink>
        </div>
      </div>
      <div className="services">
        <h2>{EXPERTISE_LABEL}</h2>
        <ul role="list">
          {services.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
