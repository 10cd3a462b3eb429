import { paths } from '../../paths.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

/** A link of header, mobile menu and footer; the two may call it otherwise. */
interface NavigationEntry extends NavigationLink {
  mobileLabel?: string;
  footerLabel?: string;
  /** The header sets it as a button. */
  isButton?: boolean;
}

/**
 * What header, mobile menu and footer link to, in their order. The menu of services stands behind the
 * first in the header, and is a list of its own in the other two.
 */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Who We Are', to: paths.home },
  { label: 'Recent Work', to: paths.caseStudies },
  { label: 'Insights', to: paths.insights },
  {
    label: 'Say Hello',
    mobileLabel: 'Contact Us',
    footerLabel: 'Contact',
    to: paths.contact,
    isButton: true,
  },
];

/** The mobile menu's links beside the services. */
export const mobileLinks: readonly NavigationLink[] = navigation.map(
  ({ to, label, mobileLabel = label }) => ({ label: mobileLabel, to }),
);

/** The footer's company links. */
export const companyLinks: readonly NavigationLink[] = navigation.map(
  ({ to, label, footerLabel = label }) => ({ label: footerLabel, to }),
);

/** The name of the services' menu and of their list in the footer. */
export const EXPERTISE_LABEL = 'Our Expertise';
