import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, type Tone } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { type Action, Actions } from '../ui/actions/Button.tsx';
import { Eyebrow } from '../ui/layout/Eyebrow.tsx';
import { Section } from '../ui/layout/Section.tsx';

interface CallToActionProps {
  title: string;
  text: ReactNode;
  actions: readonly Action[];
  /** The short line over the heading, e.g. the answer time. */
  eyebrow?: string;
  tone?: Tone;
}

const Root = styled(Section)`
  .layout {
    align-items: end;
  }
  h2 {
    ${textStyle.h1}
    max-width: 10.6em;
  }
  .next {
    margin-top: 32px;
  }
  .lead {
    max-width: 26.8em;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 24px;
    margin-top: 32px;
  }
  ${media.lg} {
    .heading {
      grid-column: 1 / span 7;
    }
    .next {
      grid-column: 8 / -1;
      margin: 0;
      padding-inline-start: 32px;
    }
  }
`;

/** The closing call to action of a page. */
export function CallToAction({ title, text, actions, eyebrow, tone = 'ink' }: CallToActionProps) {
  const id = useId();
  return (
    <Root tone={tone} labelledBy={id}>
      <div className="layout columns">
        <div className="heading">
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id={id}>{title}</h2>
        </div>
        <div className="next">
          <div className="lead">{text}</div>
          <div className="actions">
            <Actions actions={actions} />
          </div>
        </div>
      </div>
    </Root>
  );
}
