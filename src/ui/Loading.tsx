import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

const Root = styled.p`
  ${type.label}
  display: grid;
  place-items: center;
  min-height: 12rem;
  padding: 32px;
  color: ${color.muted};
`;

/** What stands in for something that isn't there yet (SPEC.md 8, Loading). */
export function Loading() {
  return <Root role="status">Loading...</Root>;
}
