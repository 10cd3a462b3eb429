import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/types.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Picture } from '../../ui/media/Picture.tsx';

/** The first letters of the first and the last name: `Thandeka Mokoena` gives `TM`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: 16px;

  .face {
    ${type.label}
    display: grid;
    place-items: center;
    align-self: start;
    aspect-ratio: 1;
    border-radius: ${radius.sm};
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
    font-size: 1.25rem;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    ${type.small}
    display: block;
    color: ${color.muted};
  }
`;

export interface PersonProps {
  name: string;
  /** Their title, or what they answer for. */
  role?: string | undefined;
  avatar?: ImageAsset | undefined;
}

/** Somebody with a face, or with initials where there is no portrait. */
export function Person({ name, role, avatar }: PersonProps) {
  const letters = (
    <div className="face" aria-hidden="true">
      {initials(name)}
    </div>
  );
  return (
    <Root>
      {avatar ? (
        <Picture className="face" image={avatar} alt="" sizes="64px" fallback={letters} />
      ) : (
        letters
      )}
      <div>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
      </div>
    </Root>
  );
}
