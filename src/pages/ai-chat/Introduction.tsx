import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { grid12 } from '../../ui/grid.ts';
import { InView } from '../../ui/InView.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { paths } from '../../paths.ts';

const introduction = {
  title: 'Nothing to download, nothing to learn',
  image: { src: '/art/sections/chat-intro', width: 1600, height: 1200 } satisfies ImageAsset,
  paragraphs: [
    'People write to you the way they write to a friend. A bot that knows your prices, your stock and your calendar writes back, in English, Afrikaans, isiZulu or isiXhosa.',
    'When a question needs judgement, a live agent takes over in the same thread and nobody has to start again.',
  ],
  proofs: [
    {
      value: '33%',
      text: 'of Kia South Africa’s test drives are booked after hours',
      to: paths.caseStudy('kia-south-africa'),
      link: 'Kia South Africa',
    },
    {
      value: '41%',
      text: 'of Pepkor More’s members are served by chat alone',
      to: paths.caseStudy('pepkor-more'),
      link: 'Pepkor More',
    },
  ],
};

/* The picture runs off the page's left edge; the text stands lower, so that the two make a step. */
const Plan = styled.div`
  ${grid12}

  .picture {
    margin-left: calc(-1 * var(--bleed));
    margin-bottom: 40px;
  }
  .eyebrow {
    ${type.label}
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 20px;
    color: ${color.muted};
    svg {
      color: ${color.accent};
    }
  }
  h2 {
    ${type.h2}
    margin-bottom: 24px;
  }
  h2 + p {
    ${type.lead}
    margin-bottom: 16px;
  }
  h2 ~ p {
    max-width: 52ch;
  }
  h2 + p + p {
    color: ${color.muted};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 32px;
    margin-top: 40px;
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  dd {
    ${type.figure}
    margin: 0 0 10px;
    font-size: clamp(2.25rem, 1.6rem + 2vw, 3.25rem);
  }
  dt {
    ${type.small}
    color: ${color.muted};
  }
  dt a {
    display: inline-block;
    padding-block: 10px;
    color: ${color.accent};
  }

  ${media.lg} {
    align-items: end;
    .picture {
      grid-column: 1 / span 6;
      margin-bottom: 56px;
    }
    .picture picture {
      aspect-ratio: 5 / 4;
    }
    .words {
      grid-column: 7 / -1;
      padding-left: 32px;
    }
  }
`;

/** What AI chat is, in two paragraphs and two proofs; the picture waits until a tenth of it shows. */
export function Introduction() {
  const { title, image, paragraphs, proofs } = introduction;
  return (
    <Section labelledBy="introduction-title">
      <Plan>
        <InView className="picture">
          <Picture image={image} alt="" sizes="(min-width: 1024px) 56vw, 100vw" />
        </InView>
        <div className="words">
          <p className="eyebrow">
            <SurveyMark />
            Where conversations happen
          </p>
          <h2 id="introduction-title">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <dl>
            {proofs.map(({ value, text, to, link }) => (
              <div key={value}>
                <dt>
                  {text}
                  <br />
                  <Link to={to}>{link}</Link>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Plan>
    </Section>
  );
}
