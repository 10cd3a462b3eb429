import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';

/** The drawn contour fields of public/contours, used as masks so that they take the tone's colours. */
export type ContourName = 'ridge' | 'basin' | 'spur';

export const contourUrl = (name: ContourName): string => `/contours/${name}.svg`;

export interface ContourFieldProps {
  name?: ContourName;
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${color.line};
  mask: center / cover no-repeat;

  /* Narrow fields show a part of the landscape, not all of it too small. */
  ${media.belowMd} {
    mask-size: auto max(100%, 675px);
  }
`;

/** Contour lines behind a section's content, in the tone's line colour. Decorative. */
export function ContourField({ name = 'ridge' }: ContourFieldProps) {
  const style = { maskImage: `url('${contourUrl(name)}')` };
  return <Root className="screen-only" aria-hidden="true" style={style} />;
}
