import { useLocation } from 'react-router-dom';
import { insights, recentWork, sayHello, whoWeAre } from '../content/navigation.ts';
import type { NavigationLink } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { deferred } from '../ui/deferred.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { currentFor } from './current-route.ts';
import { Root } from './header-style.ts';
import { useScrolled } from './use-scrolled.ts';

// Both open without script; a screen loads the code of the one that it shows.
const ExpertiseMenu = deferred(() => import('./ExpertiseMenu.tsx').then((m) => m.ExpertiseMenu));
const MobileMenu = deferred(() => import('./MobileMenu.tsx').then((m) => m.MobileMenu));

/** The shared header (SPEC.md 2): fixed, translucent beyond 20 px, the current route highlighted. */
export function Header() {
  const { pathname } = useLocation();
  const isScrolled = useScrolled();

  const item = ({ label, to }: NavigationLink) => (
    <li>
      <Link className="item" to={to} aria-current={currentFor(pathname, to)}>
        {label}
      </Link>
    </li>
  );
  return (
    <Root data-tone="ink" data-scrolled={isScrolled}>
      <div className="inner">
        <Link className="brand" to={paths.home}>
          <Logo />
          {site.name}
        </Link>
        <nav className="desktop" aria-label="Main">
          <ul>
            {item(whoWeAre)}
            <li>
              <ExpertiseMenu />
            </li>
            {item(recentWork)}
            {item(insights)}
            <li>
              <ButtonLink
                to={sayHello.to}
                size="sm"
                variant="outline"
                aria-current={currentFor(pathname, sayHello.to)}
              >
                {sayHello.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </Root>
  );
}
