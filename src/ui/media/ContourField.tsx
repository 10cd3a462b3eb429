import { styled } from 'styled-components';
import { color, masked, media } from '../../theme/tokens.ts';

/** The contour drawings of public/contours, used as masks in the tone's line colour. */
export type ContourName = 'ridge' | 'basin' | 'spur';

export const contourUrl = (name: ContourName): string => `/contours/${name}.svg`;

interface ContourFieldProps {
  name?: ContourName;
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${color.line};
  ${masked('var(--drawing) center / cover no-repeat')}

  /* Narrow fields show a section of the drawing instead of a small whole. */
  ${media.belowMd} {
    ${masked('var(--drawing) center / auto max(100%, 675px) no-repeat')}
  }
`;

/** Contour lines behind a section's content. Decorative. */
export function ContourField({ name = 'ridge' }: ContourFieldProps) {
  const style = { '--drawing': `url('${contourUrl(name)}')` };
  return <Root className="screen-only" aria-hidden="true" style={style} />;
}
