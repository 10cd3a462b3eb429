import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const Root = styled(Section)`
  > .inner > svg {
    display: none;
  }
  li {
    padding-block: 20px 28px;
    border-top: 1px solid ${color.line};
  }
  .when {
    ${type.label}
    color: ${color.accent};
  }
  h3 {
    ${type.h3}
    margin-block: 10px 8px;
  }
  h3 + p {
    max-width: 38ch;
    color: ${color.muted};
  }

  ${media.md} {
    > .inner > svg {
      display: block;
      width: 100%;
      height: clamp(120px, 15vw, 190px);
      overflow: visible;
      fill: none;
    }
    .ground {
      stroke: ${color.fg};
      stroke-width: 2;
    }
    .datum {
      stroke: ${color.mineral};
      stroke-width: 1.5;
      stroke-dasharray: 5 6;
    }
    .staff {
      stroke: ${color.accent};
    }
    .inner > svg path {
      vector-effect: non-scaling-stroke;
    }
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      padding: 20px 32px 0 0;
      border-top-color: ${color.fg};
    }
    /* The stations' staffs meet their notes. */
    li + li {
      padding-left: 24px;
      border-left: 1px solid ${color.accent};
    }
    li:first-child {
      padding-left: 24px;
      border-left: 1px solid ${color.accent};
    }
  }
`;

const stations = [
  {
    when: 'Four weeks before',
    title: 'The level to beat',
    text: 'Taken before the first release, or from the reports of the year before where seasons matter.',
  },
  {
    when: 'Day 90 after launch',
    title: 'The level reached',
    text: "Read by the client in the client's own systems. Campaign weeks and price changes are left out.",
  },
  {
    when: 'Before it stands here',
    title: 'The signature',
    text: 'Somebody at the client reads the whole study and strikes out what they would not say themselves.',
  },
];

/** Where the figures come from, drawn as a levelling profile with its three stations. */
export function HowWeCount() {
  return (
    <Root tone="sand" labelledBy="how-we-count">
      <SectionHead
        id="how-we-count"
        number="02"
        eyebrow="Method"
        title="A figure needs two readings"
        lead="Without the reading from before, +30% is only a mood. This is how each number on this page came about."
      />
      <svg viewBox="0 0 1200 180" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="ground"
          d="M0 150C60 152 90 138 140 142s110 12 170 6 90-8 120-30 60-58 110-66 90 10 140-6 60-26 120-22 90 14 150 0 120-18 250-14"
        />
        <path className="datum" d="M0 146H1200" />
        <path className="staff" d="M.5 180V100M400.5 180V30M800.5 180V4" />
      </svg>
      <ol role="list">
        {stations.map(({ when, title, text }) => (
          <li key={when}>
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
