import { styled } from 'styled-components';
import { samplePeopleNote } from '../../content/words/samples.ts';
import type { DeveloperProfile } from '../../content/types.ts';
import { Carousel } from '../../ui/disclosure/Carousel.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { DeveloperCard } from './DeveloperCard.tsx';

export interface DeveloperCarouselProps {
  developers: readonly DeveloperProfile[];
  label?: string;
}

const People = styled(Carousel)`
  /* Leaves the outer cards their lines. */
  .viewport[data-live] {
    overflow: clip;
    overflow-clip-margin: 1px;
  }
`;

const Note = styled(SampleMark)`
  margin-top: 24px;
`;

/** The people of /agile-teams: looping, centred, a tick for each of them. */
export function DeveloperCarousel({
  developers,
  label = 'Developer profiles',
}: DeveloperCarouselProps) {
  return (
    <>
      <People
        label={label}
        noun="developer"
        align="center"
        jumps
        slides={developers.map((developer) => ({
          key: developer.name,
          label: developer.name,
          content: <DeveloperCard developer={developer} />,
        }))}
      />
      <Note of={developers} note={samplePeopleNote} />
    </>
  );
}
