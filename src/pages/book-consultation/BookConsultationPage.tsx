import type { ReactNode } from 'react';
import { Sections } from '../../ui/Sections.tsx';
import { Hero } from './Hero.tsx';
import { Message } from './Message.tsx';
import { Questions } from './Questions.tsx';
import { Schedule } from './Schedule.tsx';

/** The booking page. */
export function Page(): ReactNode {
  return (
    <Sections>
      <Hero />
      <Message />
      <Schedule />
      <Questions />
    </Sections>
  );
}
