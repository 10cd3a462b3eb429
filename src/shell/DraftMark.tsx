import { styled } from 'styled-components';
import { useMatches } from 'react-router-dom';
import type { LoadedPage } from '../pages/define-page.ts';
import { color, layer, radius } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

const Root = styled.p`
  ${type.label}
  position: fixed;
  z-index: ${layer.header};
  bottom: 16px;
  left: 16px;
  padding: 10px 14px;
  border-radius: ${radius.sm};
  background: ${color.accent};
  color: ${color.onAccent};
`;

/** Says of a page that it isn't public yet; nothing on any other. */
export function DraftMark() {
  const loaded = useMatches().at(-1)?.loaderData as LoadedPage | undefined;
  if (!loaded?.isDraft) return null;
  return <Root role="note">Draft: not public yet</Root>;
}
