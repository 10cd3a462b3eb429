import type { ReactNode } from 'react';
import { Sections } from '../../ui/Sections.tsx';
import { Hero } from './Hero.tsx';
import { Message } from './Message.tsx';
import { OurOffices } from './OurOffices.tsx';
import { Services } from './Services.tsx';

/** The contact page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <OurOffices />
      <Message />
      <Services />
    </Sections>
  );
}
