import { use } from 'react';
import {
  companyLinks,
  EXPERTISE_LABEL,
  surveyPoints,
  type NavigationLink,
} from '../content/navigation.ts';
import { sampleReachNote } from '../content/samples.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { ContactDirectly } from '../sections/ContactDirectly.tsx';
import { PrivacyButton, PrivacyNotice } from '../sections/PrivacyNotice.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { SurveyMark } from '../ui/SurveyMark.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Root } from './footer-style.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { YearContext } from './year-context.ts';

const serviceLinks = services.map(({ name, path }) => ({ label: name, to: path }));

function LinkColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
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

/** The shared footer, laid out as the legend of a survey sheet, and the privacy notice that it opens. */
export function Footer() {
  const year = use(YearContext);
  return (
    <>
      <Root className="screen-only" data-tone="sand">
        <div className="inner">
          <div className="who">
            <p className="name">
              <Logo size={44} />
              {site.tagline}
            </p>
            <p className="claim">{site.claim}.</p>
            <div className="contact">
              <ContactDirectly />
              <SampleMark note={sampleReachNote} />
            </div>
            <ul className="social">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    <SocialIcon name={name} />
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkColumn title={EXPERTISE_LABEL} links={serviceLinks} />
          <LinkColumn title="Company" links={companyLinks} />
          <div className="points">
            <h2>Offices</h2>
            <dl>
              {surveyPoints.map(({ name, position }) => (
                <div key={name}>
                  <dt>
                    <SurveyMark kind="trig" />
                    {name}
                  </dt>
                  <dd>{position}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="legend">
            <p>
              © {year} {site.name}. All rights reserved.
            </p>
            <PrivacyButton />
            <div className="scale" aria-hidden="true">
              <span>0</span>
              <i />
              <span>5 km</span>
            </div>
          </div>
        </div>
      </Root>
      <PrivacyNotice />
    </>
  );
}
