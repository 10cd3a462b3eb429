import { companyLinks, EXPERTISE_LABEL, surveyPoints } from '../content/navigation.ts';
import type { NavigationLink } from '../content/navigation.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SurveyMark } from '../ui/SurveyMark.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Root } from './footer-style.ts';
import { SocialIcon } from './SocialIcon.tsx';

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

/**
 * The shared footer (SPEC.md 2), laid out as the legend of a survey sheet.
 * @param year the year of the copyright line; it comes from the server, so that both sides agree
 */
export function Footer({ year }: { year: number }) {
  return (
    <Root data-tone="sand">
      <div className="inner">
        <div className="who">
          <p className="name">
            <Logo size={44} />
            {site.tagline}
          </p>
          <p className="claim">{site.claim}.</p>
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
          <div className="scale" aria-hidden="true">
            <span>0</span>
            <i />
            <span>5 km</span>
          </div>
        </div>
      </div>
    </Root>
  );
}
