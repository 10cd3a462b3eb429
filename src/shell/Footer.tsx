import { use } from 'react';
import { styled } from 'styled-components';
import {
  companyLinks,
  EXPERTISE_LABEL,
  type NavigationLink,
  serviceLinks,
} from '../content/navigation/navigation.ts';
import { officePlaces } from '../content/company/offices.ts';
import { siteConfig } from '../content/site.ts';
import { sampleNote } from '../content/words/samples.ts';
import { ContactDirectly } from '../sections/enquiry/ContactDirectly.tsx';
import { PrivacyLink, PrivacyNotice } from '../sections/enquiry/PrivacyNotice.tsx';
import { color, font, media, radius } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/actions/Link.tsx';
import { SurveyMark } from '../ui/layout/SurveyMark.tsx';
import { BrandMark } from '../ui/text/BrandMark.tsx';
import { DocumentContext } from '../sections/document-context.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { useLoadedPage } from './use-loaded-page.ts';

const Root = styled.footer`
  border-top: 1px solid ${color.line};
  padding-top: clamp(3.5rem, 6vw, 6rem);

  > .inner {
    display: flex;
    flex-wrap: wrap;
    gap: 48px 16px;
  }
  .who,
  .points,
  .legend {
    grid-column: 1 / -1;
    flex-basis: 100%;
  }
  /* Side by side with unbroken names, or below each other in narrow windows and for large text. */
  nav {
    flex: 1 0 auto;
    max-width: 100%;
  }

  .name {
    display: flex;
    align-items: center;
    gap: 16px;
    max-width: 12em;
    font: 600 clamp(1.625rem, 1.2rem + 1.4vw, 2.25rem) / 1.05 ${font.display};
    letter-spacing: -0.025em;
    svg {
      flex: none;
    }
  }
  .tagline {
    margin-top: 16px;
    color: ${color.muted};
  }
  .contact {
    margin-top: 12px;
    a {
      text-decoration-color: transparent;
    }
  }
  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 20px;
  }
  .social a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
  }

  h2 {
    ${textStyle.label}
    margin-bottom: 12px;
    font-weight: 400;
    color: ${color.muted};
    letter-spacing: 0.01em;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.25;
    text-decoration-color: transparent;
  }

  .points dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: 11px;
    border-top: 1px solid ${color.line};
  }
  .points dt {
    display: flex;
    align-items: center;
    gap: 10px;
    line-height: 1.35;
    svg {
      color: ${color.accent};
    }
  }
  .points dd {
    ${textStyle.label}
    line-height: 1.75;
    color: ${color.muted};
  }

  .legend {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 32px;
    padding-block: 16px;
    border-top: 1px solid ${color.line};
    color: ${color.muted};
  }
  .legend :is(button, a) {
    min-height: 44px;
  }
  .terms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 32px;
  }
  .terms a {
    display: inline-flex;
    align-items: center;
  }

  ${media.md} {
    > .inner {
      display: grid;
      grid-template-columns: 3fr 2fr 3fr;
      column-gap: 32px;
    }
    .points {
      grid-column: 3;
    }
  }
  ${media.lg} {
    > .inner {
      grid-template-columns: 5fr 4fr 2fr 5fr;
    }
    .who,
    .points {
      grid-column: auto;
    }
  }
  ${media.canHover} {
    :is(nav, .contact) a:hover {
      text-decoration-color: currentcolor;
    }
    .social a:hover {
      border-color: ${color.accent};
    }
  }
`;

const expertiseLinks = serviceLinks.map(({ name, path }) => ({ label: name, to: path }));

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav className="screen-only" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer, styled as the legend of a map, and the privacy notice of a page with a form. */
export function Footer() {
  const { year } = use(DocumentContext);
  const privacyNotice = useLoadedPage()?.privacyNotice;
  return (
    <>
      <Root data-tone="sand">
        <div className="inner">
          <div className="who">
            <p className="name">
              <BrandMark size={44} />
              {siteConfig.name}
            </p>
            <p className="tagline">
              {siteConfig.tagline}. {siteConfig.size}.
            </p>
            <div className="contact">
              <ContactDirectly />
            </div>
            {siteConfig.social.length > 0 && (
              <ul className="social screen-only">
                {siteConfig.social.map(({ name, url }) => (
                  <li key={name}>
                    <a href={url} rel="noopener">
                      <SocialIcon name={name} />
                      <span className="visually-hidden">{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {siteConfig.sampleContent && <small className="sample">{sampleNote}</small>}
          </div>
          <LinkColumn title={EXPERTISE_LABEL} links={expertiseLinks} />
          <LinkColumn title="Company" links={companyLinks} />
          <div className="points screen-only">
            <h2>{officePlaces.length === 1 ? 'Office' : 'Offices'}</h2>
            <dl>
              {officePlaces.map(({ name, address }) => (
                <div key={name}>
                  <dt>
                    <SurveyMark kind="trig" />
                    {name}
                  </dt>
                  <dd>{address.street.at(-1)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="legend">
            <p>
              © {year} {siteConfig.name}. All rights reserved.
            </p>
            <div className="terms screen-only">
              <Link to={`${paths.contact}#before-you-sign`}>Before you sign</Link>
              <PrivacyLink />
            </div>
          </div>
        </div>
      </Root>
      {privacyNotice && <PrivacyNotice items={privacyNotice} />}
    </>
  );
}
