import { styled } from 'styled-components';
import { samplePeopleNote } from '../../content/words/samples.ts';
import type { DeveloperProfile } from '../../content/types.ts';
import { Carousel } from '../../ui/disclosure/Carousel.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { color, media, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ScrollArea } from '../../ui/layout/ScrollArea.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { TagList } from '../../ui/text/Tag.tsx';
import { initials } from './Person.tsx';

/** The number of skills that a card shows; the others are only counted, so that cards have similar heights. */
const SKILLS_SHOWN = 8;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 20px;
  height: 100%;
  padding: clamp(20px, 2.2vw, 28px);
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.raised};

  header {
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: center;
    gap: 16px;
  }
  .face {
    aspect-ratio: 1;
    border-radius: ${radius.sm};
  }
  .initials {
    display: grid;
    place-items: center;
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
    ${type.label}
    font-size: 1.375rem;
  }
  h3 + p {
    ${type.small}
    color: ${color.muted};
  }
  .facts {
    ${type.label}
    display: grid;
    gap: 4px;
    padding-block: 12px;
    border-block: 1px solid ${color.line};
    color: ${color.muted};
    b {
      color: ${color.accent};
      font-weight: 500;
    }
  }
  .bio {
    ${type.small}
    /* Three and a half lines: the cut line shows that there is more. */
    height: calc(3.5 * 1.5 * 0.9375rem);
    p {
      padding-right: 16px;
    }
  }
  ${media.noScript} {
    .bio {
      height: auto;
    }
  }
  > ul {
    align-content: start;
    margin-top: auto;
    min-height: 9rem;
  }
`;

/** A developer: portrait or initials, at most eight skills, a scrolling bio. */
export function DeveloperCard({ developer }: { developer: DeveloperProfile }) {
  const { name, title, bio, skills, experience, location, avatar } = developer;
  const more = skills.length - SKILLS_SHOWN;
  const letters = (
    <div className="face initials" aria-hidden="true">
      {initials(name)}
    </div>
  );
  return (
    <Card>
      <header>
        {avatar ? (
          <Picture className="face" image={avatar} alt="" sizes="72px" fallback={letters} />
        ) : (
          letters
        )}
        <div>
          <h3>{name}</h3>
          <p>{title}</p>
        </div>
      </header>
      <p className="facts">
        <b>{experience}</b>
        <span>{location}</span>
      </p>
      <ScrollArea className="bio" label={`About ${name}`}>
        <p>{bio}</p>
      </ScrollArea>
      <TagList
        label={`Skills of ${name}`}
        items={[...skills.slice(0, SKILLS_SHOWN), ...(more > 0 ? [`+${more} more`] : [])]}
      />
    </Card>
  );
}

const People = styled(Carousel)`
  /* Keeps the lines of the outer cards visible. */
  .viewport[data-live] {
    overflow: clip;
    overflow-clip-margin: 1px;
  }
`;

const Note = styled(SampleMark)`
  margin-top: 24px;
`;

/** The developers of /agile-teams. */
export function DeveloperCarousel({ developers }: { developers: readonly DeveloperProfile[] }) {
  return (
    <>
      <People
        label="Developer profiles"
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
