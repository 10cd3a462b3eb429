import { Content, List, Root as TabsRoot, Trigger } from '@radix-ui/react-tabs';
import { startTransition, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, motion, withoutApp } from '../../theme/tokens.ts';
import { repeatEarlyClick } from '../loading/early-click.ts';
import { useDirection } from '../layout/direction.ts';

interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name. */
  label: string;
  items: readonly TabItem[];
  defaultValue: string;
}

const Root = styled.div`
  .list {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-bottom: 1px solid ${color.line};
  }
  .list button {
    display: flex;
    align-items: start;
    min-height: 56px;
    padding-block: 16px;
    padding-inline: 0 16px;
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font: 600 1.0625rem/1.35 ${font.text};
    text-align: start;
    transition: color ${motion.fast};

    &[data-state='active'] {
      border-top-color: ${color.accent};
      box-shadow: inset 0 2px ${color.accent};
    }
    &:focus,
    &[data-state='active'] {
      color: ${color.fg};
    }
  }
  ${media.belowMd} {
    .list :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.canHover} {
    .list button:hover {
      color: ${color.fg};
    }
  }
  ${media.md} {
    .list {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      border-bottom: 0;
    }
    .list button {
      padding-block: 20px;
    }
  }
  ${media.forcedColors} {
    .list button[data-state='active'] {
      border-top: 3px solid Highlight;
    }
  }

  .panel {
    padding-top: clamp(2rem, 4vw, 3.5rem);
    outline-offset: 6px;
  }
  /* Inactive panels stay in the HTML, for search engines and without JavaScript. */
  .panel[data-state='inactive'] {
    display: none;
  }
  .panel > h3 {
    display: none;
  }
  ${media.motionOk} {
    .panel[data-state='active'] {
      animation: appear ${motion.slow};
    }
  }
  ${withoutApp(`
    .list {
      display: none;
    }
    .panel[data-state],
    .panel > h3 {
      display: block;
      animation: none;
    }
    .panel > h3 {
      margin-bottom: 24px;
    }
  `)}
`;

/**
 * Tabs: arrow keys move between them and switch the panel. Without JavaScript all panels are shown, each
 * under its label.
 */
export function Tabs({ label, items, defaultValue }: TabsProps) {
  const [value, setValue] = useState(defaultValue);
  const direction = useDirection();
  // The first frame after a touch shows the focused tab, before its panel is rendered.
  const choose = (next: string) => startTransition(() => setValue(next));
  return (
    <Root ref={repeatEarlyClick}>
      <TabsRoot dir={direction} value={value} onValueChange={choose}>
        <List className="list" aria-label={label}>
          {items.map((item) => (
            // Radix switches on mouse down; this adds clicks by script and assistive technology.
            <Trigger key={item.value} value={item.value} onClick={() => choose(item.value)}>
              {item.label}
            </Trigger>
          ))}
        </List>
        {items.map((item) => (
          <Content key={item.value} className="panel" value={item.value} forceMount>
            <h3>{item.label}</h3>
            {item.content}
          </Content>
        ))}
      </TabsRoot>
    </Root>
  );
}
