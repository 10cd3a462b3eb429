import { palette } from './tokens.ts';

/** What the custom properties of tokens.ts mean in each tone; `data-tone` on any element sets them. */
export const toneStyles = `
  [data-tone] {
    --bg: ${palette.paper};
    --raised: ${palette.paperRaised};
    --fg: ${palette.ink};
    --muted: ${palette.mutedText};
    --line: ${palette.line};
    --accent: ${palette.ember};
    --accent-strong: ${palette.emberDeep};
    --on-accent: ${palette.paper};
    --mineral: ${palette.mineral};
    --mineral-pale: ${palette.mineralPale};
    --on-mineral-pale: ${palette.mineralDeep};
    --destructive: ${palette.destructive};
    background-color: var(--bg);
    color: var(--fg);
  }
  [data-tone='sand'] {
    --bg: ${palette.sand};
    --raised: ${palette.sandRaised};
    --muted: ${palette.mutedOnSand};
    --line: ${palette.lineOnSand};
    --accent: ${palette.emberOnSand};
  }
  [data-tone='ink'] {
    --bg: ${palette.ink};
    --raised: ${palette.inkRaised};
    --fg: ${palette.paper};
    --muted: ${palette.inkMuted};
    --line: ${palette.inkLine};
    --accent: ${palette.emberOnInk};
    --accent-strong: ${palette.emberStrongOnInk};
    --on-accent: ${palette.ink};
    --mineral: ${palette.mineralOnInk};
    --mineral-pale: ${palette.mineralDeepOnInk};
    --on-mineral-pale: ${palette.mineralPale};
    --destructive: ${palette.destructiveOnInk};
    color-scheme: dark;
  }
`;
