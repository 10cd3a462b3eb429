import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { SurveyMark } from './SurveyMark.tsx';

interface EyebrowProps {
  /** Prefixes the section's number: `02 — `. */
  numbered?: boolean;
  /** Renders a heading instead of a paragraph. */
  as?: 'p' | 'h2';
  id?: string;
  children: string;
}

/*
 * A CSS counter (src/theme/global-style.ts) draws the number, so that sections can be added or moved. Screen readers
 * get the text alone.
 */
const Root = styled.p`
  ${textStyle.label}
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 20px;
  color: ${color.muted};
  font-weight: 400; /* also when it is a heading */

  > svg {
    flex: none;
    color: ${color.accent};
  }
  &[data-numbered] > span::before {
    content: counter(section, decimal-leading-zero) ' — ' / '';
  }
`;

/** The short line over a heading, with a survey mark. */
export function Eyebrow({ numbered = false, as = 'p', id, children }: EyebrowProps) {
  return (
    <Root as={as} id={id} data-numbered={numbered || undefined}>
      <SurveyMark />
      <span>{children}</span>
    </Root>
  );
}
