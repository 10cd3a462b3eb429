import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { SurveyMark } from './SurveyMark.tsx';

export interface EyebrowProps {
  mark?: 'cross' | 'trig';
  /** Counts the page's sections: `02 — ` stands before the text. */
  numbered?: boolean;
  /** A heading, where the line stands for one. */
  as?: 'p' | 'h2';
  id?: string;
  children: string;
}

/* The number is drawn by a counter that the global style resets on main: sections that are added,
   removed or moved need no new numbers. Screen readers get the text alone. */
const Root = styled.p`
  ${type.label}
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 20px;
  color: ${color.muted};
  font-weight: 400; /* as a heading, too */

  > svg {
    flex: none;
    color: ${color.accent};
  }
  &[data-numbered] {
    counter-increment: section;
  }
  &[data-numbered] > span::before {
    content: counter(section, decimal-leading-zero) ' — ' / '';
  }
`;

/** The short mono line over a heading, behind a survey mark. */
export function Eyebrow({
  mark = 'cross',
  numbered = false,
  as = 'p',
  id,
  children,
}: EyebrowProps) {
  return (
    <Root as={as} id={id} data-numbered={numbered || undefined}>
      <SurveyMark kind={mark} />
      <span>{children}</span>
    </Root>
  );
}
