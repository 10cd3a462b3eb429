import type { ReactNode } from 'react';
import { PageHero } from '../../sections/PageHero.tsx';

export function Page(): ReactNode {
  return <PageHero eyebrow="Northveld" title="Styleguide" />;
}
