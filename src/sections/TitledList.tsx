import { styled } from 'styled-components';
import type { TitledText } from '../content/model/texts.ts';
import { twoDigits } from '../content/words/number-words.ts';
import { rowId } from '../content/words/row-id.ts';
import { color, media } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';

interface TitledListProps {
  items: readonly TitledText[];
  className?: string;
}

const RuledList = styled.ul`
  display: grid;

  li {
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: 1.25rem;
  }
  p {
    margin-top: 6px;
    color: ${color.muted};
  }
`;

/** Short titled texts. Pages lay them out with `styled(TitledList)`. */
export function TitledList({ items, className }: TitledListProps) {
  return (
    <RuledList role="list" className={className}>
      {items.map(({ title, description }) => (
        <li key={title} id={rowId(title)}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </RuledList>
  );
}

const Root = styled.ol`
  border-bottom: 1px solid ${color.line};

  li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 6px 32px;
    align-items: baseline;
    padding-block: 24px 28px;
    border-top: 1px solid ${color.line};
  }
  span {
    ${textStyle.label}
    color: ${color.accentStrong};
  }
  p {
    grid-column-end: -1;
    max-width: 32.2em;
    color: ${color.muted};
  }
  ${media.xl} {
    li {
      grid-template-columns: 24px 4fr 5fr;
    }
  }
`;

/** Titled texts as numbered rows; on wide screens each text is beside its title. */
export function NumberedList({ items }: { items: readonly TitledText[] }) {
  return (
    <Root role="list">
      {items.map(({ title, description }, position) => (
        <li key={title}>
          <span aria-hidden="true">{twoDigits(position + 1)}</span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Root>
  );
}
