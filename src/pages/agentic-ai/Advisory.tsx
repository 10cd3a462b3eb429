import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, font, media, palette } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { advisory } from './advisory-copy.ts';
import { WorkflowDiagram } from './WorkflowDiagram.tsx';

const Drawing = styled.div`
  margin-bottom: clamp(3rem, 6vw, 5.5rem);

  svg {
    display: block;
    width: 100%;
    height: auto;
    max-width: 440px;
    overflow: visible;
  }
  .wide {
    display: none;
    max-width: none;
  }
  text {
    fill: ${color.fg};
    font: 600 17px ${font.text};
  }
  .note,
  .share {
    fill: ${color.muted};
    font: 400 13px ${font.text};
  }
  .number,
  .share {
    font: 500 13px ${font.mono};
  }
  .share {
    fill: ${color.mineral};
  }
  .alone-share {
    fill: ${color.accent};
  }
  path,
  circle {
    fill: none;
    stroke-width: 2;
  }
  .step circle,
  .step path {
    fill: ${color.bg};
    stroke: ${color.accent};
  }
  [data-lane='systems'] circle {
    stroke: ${color.fg};
  }
  .step path {
    stroke: ${color.mineral};
  }
  .lane rect {
    fill: none;
  }
  .lane[data-lane='agent'] rect {
    fill: ${palette.sand};
  }
  ${media.forcedColors} {
    .lane[data-lane='agent'] rect {
      fill: none;
    }
  }
  .lane path {
    stroke: ${color.line};
    stroke-width: 1;
  }
  .lane text {
    fill: ${color.muted};
    font: 400 16px ${font.mono};
  }

  ${media.md} {
    border-bottom: 1px solid ${color.line};
    .tall {
      display: none;
    }
    .wide {
      display: block;
    }
    text {
      font-size: 25px;
    }
    .note,
    .share,
    .number,
    .lane text {
      font-size: 22px;
    }
  }
  ${media.lg} {
    text {
      font-size: 20px;
    }
    .note,
    .share,
    .number,
    .lane text {
      font-size: 16px;
    }
  }
`;

const Phases = styled.div`
  display: grid;
  gap: 40px 32px;

  h3 + p {
    max-width: 21.4em;
    margin-block: 12px 28px;
    color: ${color.muted};
  }
  li {
    counter-increment: stage;
    padding-block: 18px 22px;
    border-top: 1px solid ${color.line};
  }
  h4 {
    display: flex;
    gap: 14px;
    font-size: 1.25rem;
  }
  h4::before {
    ${textStyle.label}
    padding-top: 4px;
    color: ${color.accentStrong};
    font-weight: 400;
    content: counter(stage, decimal-leading-zero) / '';
  }
  li p {
    margin-top: 8px;
    color: ${color.muted};
  }
  counter-reset: stage;

  ${media.md} {
    gap: 56px 32px;

    h3 {
      ${textStyle.h2}
    }
    > div {
      display: grid;
      grid-template: auto 1fr / 2fr 3fr;
      column-gap: 32px;
    }
    p + div {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div {
      display: flex;
      flex-direction: column;
    }
    h3 + p {
      min-height: 3.2em;
    }
  }
`;

/** Three verbs, six stages, and the resulting workflow. */
export function Advisory() {
  return (
    <Section labelledBy="advisory-title">
      <SectionHead {...advisory} id="advisory-title">
        <ButtonLink to={paths.contact} variant="outline" arrow>
          {advisory.contact}
        </ButtonLink>
      </SectionHead>
      <Drawing>
        <WorkflowDiagram layout="wide" />
        <WorkflowDiagram layout="tall" />
      </Drawing>
      <Phases>
        {advisory.phases.map(({ title, text, stages }, phase) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Fold label={advisory.stages(phase * 2 + 1)}>
              <ol role="list" start={phase * 2 + 1}>
                {stages.map((stage) => (
                  <li key={stage.title}>
                    <h4>{stage.title}</h4>
                    <p>{stage.description}</p>
                  </li>
                ))}
              </ol>
            </Fold>
          </div>
        ))}
      </Phases>
    </Section>
  );
}
