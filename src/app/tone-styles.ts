import { css } from 'styled-components';
import { palette } from '../theme/tokens.ts';

/** What the custom properties of src/theme/tokens.ts mean in each tone; `data-tone` on any element sets them. */
export const toneStyles = css`
  [data-tone] {
    --bg: ${palette.paper};
    --raised: #fffefb;
    --fg: ${palette.ink};
    --muted: ${palette.mutedText};
    --line: ${palette.line};
    --accent: ${palette.ember};
    --accent-strong: ${palette.emberDeep};
    --on-accent: ${palette.paper};
    --mineral: ${palette.mineral};
    --mineral-pale: ${palette.mineralPale};
    --on-mineral-pale: #144b43;
    --destructive: ${palette.destructive};
    background-color: var(--bg);
    color: var(--fg);
  }
  [data-tone='sand'] {
    --bg: ${palette.sand};
    --raised: #f6f2ea;
    --muted: ${palette.mutedOnSand};
    --line: #cdc4b2;
    --accent: #a83a0c;
  }
  [data-tone='ink'] {
    --bg: ${palette.ink};
    --raised: ${palette.inkRaised};
    --fg: ${palette.paper};
    --muted: ${palette.inkMuted};
    --line: ${palette.inkLine};
    --accent: ${palette.emberOnInk};
    --accent-strong: #ffa473;
    --on-accent: ${palette.ink};
    --mineral: ${palette.mineralOnInk};
    --mineral-pale: #1c3731;
    --on-mineral-pale: ${palette.mineralPale};
    --destructive: ${palette.destructiveOnInk};
    color-scheme: dark;
  }
`;
