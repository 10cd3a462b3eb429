import { useLocation } from 'react-router-dom';
import {
  insights,
  recentWork,
  sayHello,
  whoWeAre,
  type NavigationLink,
} from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { currentFor } from './current-route.ts';
import { ExpertiseMenu } from './ExpertiseMenu.tsx';
import { Root } from './header-style.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { useScrolled } from './use-scrolled.ts';

/** The shared header: fixed, translucent beyond 20 px, the current route highlighted. */
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
    <Root className="screen-only" data-tone="ink" data-scrolled={isScrolled}>
      <div className="inner">
        <Link className="brand" to={paths.home}>
          <Logo />
          <span>{site.name}</span>
        </Link>
        <nav className="desktop" aria-label="Main">
          <ul>
            {item(whoWeAre)}
            <li>
              <ErrorBoundary name="Expertise menu" fallback={() => null}>
                <ExpertiseMenu />
              </ErrorBoundary>
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
        <ErrorBoundary name="Mobile menu" fallback={() => null}>
          <MobileMenu />
        </ErrorBoundary>
      </div>
    </Root>
  );
}
