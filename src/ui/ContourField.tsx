import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color } from '../theme/tokens.ts';
import { contourUrl } from './contour-mask.ts';
import type { ContourName } from './contour-mask.ts';

export interface ContourFieldProps {
  name?: ContourName;
  /** Which part of its parent it covers; the parent is positioned. */
  area?: 'all' | 'right' | 'left';
}

const mask = (name: ContourName) => `url('${contourUrl(name)}')`;

const Root = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${color.line};
  mask: ${mask('ridge')} center / cover no-repeat;

  &[data-name='basin'] {
    mask-image: ${mask('basin')};
  }
  &[data-name='spur'] {
    mask-image: ${mask('spur')};
  }
  &[data-area='right'] {
    left: 42%;
  }
  &[data-area='left'] {
    right: 42%;
  }
  /* Narrow fields show a part of the landscape, not all of it too small. */
  ${media.belowMd} {
    mask-size: auto max(100%, 675px);
  }
  ${media.print} {
    display: none;
  }
`;

/** Contour lines behind a section's content, in the tone's line colour. Decorative. */
export function ContourField({ name = 'ridge', area = 'all' }: ContourFieldProps) {
  return <Root aria-hidden="true" data-name={name} data-area={area} />;
}
