import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/model/media.ts';
import { color, masked, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { contourUrl } from '../../ui/media/ContourField.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { initials } from './initials.ts';

const Initials = styled.div`
  ${textStyle.label}
  position: relative;
  display: grid;
  place-items: center;
  align-self: start;
  aspect-ratio: 1;
  border-radius: ${radius.sm};
  background: ${color.mineralPale};
  color: ${color.onMineralPale};
  font-size: 1.375rem;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.28;
    ${masked(`url('${contourUrl('basin')}') var(--place) 40% / 900% auto`)}
  }
`;

interface PortraitProps {
  name: string;
  avatar?: ImageAsset | undefined;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** A person's portrait; initials over a piece of the map if there is none or its file fails. */
export function Portrait({ name, avatar, sizes }: PortraitProps) {
  const letters = (
    <Initials aria-hidden="true" style={{ '--place': `${(name.length * 23) % 100}%` }}>
      {initials(name)}
    </Initials>
  );
  return avatar ? (
    <Picture className="face" image={avatar} alt="" sizes={sizes} fallback={letters} />
  ) : (
    letters
  );
}
