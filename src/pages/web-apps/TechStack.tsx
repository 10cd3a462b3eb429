import { styled } from 'styled-components';
import type { FilmAsset, TitledText } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Film } from '../../ui/Film.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const film: FilmAsset = {
  src: '/film/web-apps-stack',
  title: 'The layers of a hill part, and a request runs down through them and back',
  poster: { src: '/film/web-apps-stack-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

const benefits: TitledText[] = [
  {
    title: 'One language throughout',
    description:
      'TypeScript from the phone to the server. A rule about prices is written once and holds everywhere.',
  },
  {
    title: 'Fast where the network is not',
    description:
      'Pages are judged on a mid-range phone on 3G. What a screen does not need, it does not download.',
  },
  {
    title: 'Works without a signal',
    description:
      'Field apps keep their data on the device and send it when the mast is back, in order and once.',
  },
  {
    title: 'Access by role',
    description:
      'Role-based access control, single sign-on and an audit trail are part of the first sprint, not of the last.',
  },
  {
    title: 'Room to grow',
    description:
      'Stateless services in containers, on Azure, AWS or Google Cloud. Month-end takes more machines, not more code.',
  },
  {
    title: 'Yours to keep',
    description:
      'Open-source foundations, your repository, your cloud account. Any good team can carry on from here.',
  },
];

const Root = styled(Section)`
  figure {
    margin-bottom: clamp(2.5rem, 5vw, 4.5rem);
  }
  ol {
    border-bottom: 1px solid ${color.line};
  }
  li {
    display: grid;
    grid-template-columns: 56px 1fr;
    padding-block: 22px 26px;
    border-top: 1px solid ${color.line};
  }
  li > span {
    ${type.label}
    padding-top: 0.45em;
    color: ${color.accent};
  }
  h3 {
    ${type.h3}
  }
  li p {
    grid-column: 2;
    max-width: 60ch;
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.lg} {
    li {
      grid-template-columns: 64px 5fr 8fr;
      gap: 0 24px;
    }
    > .inner > :first-child {
      position: sticky;
      top: calc(var(--header-height) + 40px);
    }
    figure {
      margin-right: calc(-1 * var(--bleed));
    }
    li p {
      grid-column: 3;
      margin: 0;
    }
  }
`;

/** The stack: a film, six numbered benefits. */
export function TechStack() {
  return (
    <Root labelledBy="tech-stack" layout="split">
      <SectionHead
        id="tech-stack"
        number="05"
        eyebrow="Tech stack"
        title="A stack your own team can take over"
        lead="React, React Native, Node.js and PostgreSQL: well known, well staffed, and still here in ten years."
      >
        <ButtonLink to={paths.contact} variant="outline" arrow>
          Contact Sales
        </ButtonLink>
      </SectionHead>
      <div>
        <figure>
          <Film film={film} mode="figure" />
        </figure>
        <ol role="list">
          {benefits.map(({ title, description }, position) => (
            <li key={title}>
              <span>{String(position + 1).padStart(2, '0')}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
