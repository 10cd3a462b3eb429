import { paths } from '../paths.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

export const whoWeAre: NavigationLink = { label: 'Who We Are', to: paths.home };
export const recentWork: NavigationLink = { label: 'Recent Work', to: paths.caseStudies };
export const insights: NavigationLink = { label: 'Insights', to: paths.insights };

/** One page, two labels: the first on desktop, the second in the mobile menu. */
export const sayHello: NavigationLink = { label: 'Say Hello', to: paths.contact };
export const contactUs: NavigationLink = { label: 'Contact Us', to: paths.contact };

/** The name of the services' menu and of their list in the footer. */
export const EXPERTISE_LABEL = 'Our Expertise';

/** The footer's company links. */
export const companyLinks: NavigationLink[] = [
  whoWeAre,
  recentWork,
  insights,
  { label: 'Contact', to: paths.contact },
];

/**
 * The offices as the footer's legend shows them. Kept apart from offices.ts, so that the shell,
 * which every page loads, doesn't carry the offices' maps; a test keeps the two equal.
 */
export const surveyPoints = [
  { name: 'Johannesburg', position: '26.1073° S, 28.0545° E' },
  { name: 'Cape Town', position: '33.9183° S, 18.4271° E' },
  { name: 'Durban', position: '29.7266° S, 31.0679° E' },
];
