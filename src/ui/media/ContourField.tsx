import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';

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
  mask: center / cover no-repeat;

  /* Narrow fields show a section of the drawing instead of a small whole. */
  ${media.belowMd} {
    mask-size: auto max(100%, 675px);
  }
`;

/** Contour lines behind a section's content. Decorative. */
export function ContourField({ name = 'ridge' }: ContourFieldProps) {
  const style = { maskImage: `url('${contourUrl(name)}')` };
  return <Root className="screen-only" aria-hidden="true" style={style} />;
}
