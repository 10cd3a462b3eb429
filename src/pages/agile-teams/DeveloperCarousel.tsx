import { css, styled } from 'styled-components';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import { Carousel } from '../../ui/disclosure/Carousel.tsx';
import { useOverflow } from '../../ui/layout/use-overflow.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { TagList } from '../../ui/text/Tag.tsx';
import { Portrait } from '../../sections/people/Portrait.tsx';

/** How many skills a card shows before it folds the others, so that cards have similar heights. */
const SKILLS_SHOWN = 8;

/** A thin scroll bar that appears with the pointer or the focus and hides 600 ms after they have left. */
const scrollBarOnHover = css`
  /* Registered, because a transition of scroll bar parts needs that. */
  @property --thumb {
    syntax: '<color>';
    inherits: true;
    initial-value: transparent;
  }
  overflow-y: auto;
  scrollbar-gutter: stable;
  transition-property: --thumb, scrollbar-color;
  transition-duration: 0s;
  transition-delay: 600ms;
  &:hover,
  &:focus-visible {
    --thumb: ${color.accent};
    transition-delay: 0s;
  }
  &::-webkit-scrollbar {
    width: 10px;
  }
  &::-webkit-scrollbar-thumb {
    min-height: 18px;
    border: solid transparent;
    border-width: 2px 3px;
    border-radius: 5px;
    background: var(--thumb) padding-box;
  }
  /*
   * Only where the parts above are unsupported, because this switches them off. Firefox knows the bar, but not its
   * thumb.
   */
  @supports not selector(::-webkit-scrollbar-thumb) {
    scrollbar-width: thin;
    scrollbar-color: transparent transparent;
    &:hover,
    &:focus-visible {
      scrollbar-color: ${color.accent} transparent;
    }
  }
`;

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
    grid-template-columns: clamp(64px, 60vw - 128px, 96px) 1fr;
    align-items: center;
    gap: 18px;
    min-height: 6.5rem;
  }
  .face {
    aspect-ratio: 1;
    border-radius: ${radius.sm};
  }
  h3 + p {
    ${textStyle.small}
    color: ${color.muted};
  }
  .facts {
    ${textStyle.label}
    display: grid;
    gap: 4px;
    padding-block: 12px;
    border-block: 1px solid ${color.line};
    color: ${color.muted};
    b {
      color: ${color.accentStrong};
      font-weight: 500;
    }
  }
  .bio {
    ${textStyle.small}
    ${scrollBarOnHover}
    /* Whole lines, so that none is cut through, and as many on every card. */
    height: calc(5 * 1.5 * 0.9375rem);
    p {
      padding-inline-end: 6px;
    }
  }
  /* Fades the last line while more follow; at the end of the text it lies below it. */
  .bio[tabindex]::after {
    content: '';
    position: sticky;
    bottom: 0;
    display: block;
    height: calc(1.5 * 0.9375rem);
    background: linear-gradient(to top, ${color.raised}, transparent);
  }
  .skills {
    min-height: 9rem;
  }
  summary {
    ${textStyle.label}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accentStrong};
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  ${media.noScriptOrPrint} {
    .bio {
      height: auto;
    }
    .bio::after {
      display: none;
    }
  }
  ${media.print} {
    gap: 8px;
    .skills {
      min-height: 0;
    }
  }
`;

/** A developer: portrait or initials, a scrolling bio, and skills. */
export function DeveloperCard({ developer }: { developer: DeveloperProfile }) {
  const { name, title, bio, skills, experience, location, avatar } = developer;
  const more = skills.slice(SKILLS_SHOWN);
  const [scrolls, bioBox] = useOverflow();
  return (
    <Card>
      <header>
        <Portrait name={name} avatar={avatar} sizes="96px" />
        <div>
          <h3>{name}</h3>
          <p>{title}</p>
        </div>
      </header>
      <p className="facts">
        <b>{experience}</b>
        <span>{location}</span>
      </p>
      <div
        className="bio"
        ref={bioBox}
        role={scrolls ? 'group' : undefined}
        aria-label={scrolls ? `About ${name}` : undefined}
        tabIndex={scrolls ? 0 : undefined}
      >
        <Paragraphs text={bio} />
      </div>
      <div className="skills">
        <TagList label={`Skills of ${name}`} items={skills.slice(0, SKILLS_SHOWN)} />
        {more.length > 0 && (
          <details>
            <summary>
              +{more.length} more<span className="visually-hidden"> skills of {name}</span>
            </summary>
            <TagList label={`More skills of ${name}`} items={more} />
          </details>
        )}
      </div>
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

const Tag = styled(SampleTag)`
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
      <Tag />
    </>
  );
}
