import { Content, Header, Item, Root as AccordionRoot, Trigger } from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, withoutApp } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { repeatEarlyClick } from '../loading/early-click.ts';
import { sign } from './sign-style.ts';

interface AccordionItem {
  value: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Open at first; none by default. */
  defaultValue?: string;
}

const Root = styled.div`
  border-bottom: 1px solid ${color.line};
  counter-reset: item;

  .item {
    counter-increment: item;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  .item[data-state='open'] {
    border-top-color: ${color.accent};
  }
  button {
    display: grid;
    grid-template-columns: 3.25rem 1fr 1.5rem;
    align-items: baseline;
    gap: 0 16px;
    width: 100%;
    min-height: 64px;
    padding: 18px 0;
    letter-spacing: inherit;
    text-align: start;
  }
  /* Outside the heading's text, so that its accessible name is the title alone. */
  button::before {
    ${textStyle.label}
    content: counter(item, decimal-leading-zero) / '';
    color: ${color.muted};
    font-weight: 400;
  }
  ${sign}
  .sign {
    align-self: center;
    justify-self: end;
  }
  .item[data-state='open'] .sign::after {
    transform: rotate(0);
  }
  ${media.canHover} {
    button:hover::before {
      color: ${color.accent};
    }
  }

  ${media.belowMd} {
    button {
      grid-template-columns: 2.25rem 1fr 1.5rem;
    }
  }

  .content {
    padding: 4px 0 32px;
  }
  ${media.md} {
    .content {
      padding-inline-start: calc(3.25rem + 16px);
    }
  }
  .content[data-state='closed'] {
    display: none;
  }
  ${media.motionOk} {
    .content[data-state='open'] {
      animation: accordion-content ${motion.base};
    }
    @keyframes accordion-content {
      from {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  }
  ${withoutApp(`
    .content[data-state] {
      display: block;
      animation: none;
    }
    .sign {
      display: none;
    }
  `)}
`;

/** An accordion in single, collapsible mode. Without JavaScript all items are open. */
export function Accordion({ items, defaultValue }: AccordionProps) {
  return (
    <Root ref={repeatEarlyClick}>
      <AccordionRoot type="single" collapsible defaultValue={defaultValue}>
        {items.map(({ value, title, content }) => (
          <Item key={value} className="item" value={value}>
            <Header>
              <Trigger>
                {title}
                <span className="sign" aria-hidden="true" />
              </Trigger>
            </Header>
            <Content className="content" forceMount>
              {content}
            </Content>
          </Item>
        ))}
      </AccordionRoot>
    </Root>
  );
}
