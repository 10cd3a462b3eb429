import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, font, media, motion, palette, radius } from '../../theme/tokens.ts';
import { Arrow } from './Arrow.tsx';
import { Link, type LinkProps } from './Link.tsx';

export type ButtonVariant =
  'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'gradient';
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

/**
 * The style of buttons and button-like links: seven variants, four sizes. Variant and size are data
 * attributes, so that the whole family is one static rule set. No size is lower than 44 px. Links use it
 * through `as`, so that a page contains these rules once.
 */
const ButtonRoot = styled.button`
  --edge-line: transparent;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 48px;
  padding: 10px 24px;
  border: 1px solid var(--edge-line);
  border-radius: ${radius.sm};
  font: 600 1rem/1.25 ${font.text};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};

  svg {
    flex: none;
  }
  .arrow {
    transition: transform ${motion.fast};
  }

  &[data-size='sm'] {
    min-height: 44px;
    padding: 8px 16px;
    font-size: 0.9375rem;
  }
  &[data-size='lg'] {
    min-height: 60px;
    padding: 14px 32px;
    font-size: 1.125rem;
  }
  &[data-size='icon'] {
    width: 48px;
    padding: 0;
  }

  &[data-variant='default'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-variant='outline'] {
    --edge-line: currentcolor;
  }
  &[data-variant='secondary'] {
    background: ${color.fg};
    color: ${color.bg};
  }
  &[data-variant='link'] {
    min-height: 44px;
    padding-inline: 0;
    color: ${color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }

  ${media.canHover} {
    &:hover .arrow {
      transform: translateX(3px);
    }
    &[data-variant='default']:hover {
      background: ${color.accentStrong};
    }
    &[data-variant='outline']:hover {
      --edge-line: ${color.accent};
      color: ${color.accent};
    }
    &[data-variant='secondary']:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    &[data-variant='link']:hover {
      text-decoration-thickness: 2px;
    }
  }

  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    --edge-line: ${color.line};
    background: ${color.raised};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.reducedMotion} {
    &,
    .arrow {
      transform: none !important;
    }
  }
`;

/** Variants that only a few pages use, so that the others don't contain their rules. */
const RareButtonRoot = styled(ButtonRoot)`
  &[data-variant='destructive']:not(:disabled) {
    background: ${palette.destructive};
    color: ${palette.paper};
  }
  &[data-variant='gradient']:not(:disabled) {
    background: linear-gradient(
        100deg,
        ${palette.emberDeep},
        ${palette.ember} 55%,
        ${palette.emberLight}
      )
      border-box;
    color: ${palette.paper};
  }

  ${media.canHover} {
    &[data-variant='destructive']:hover:not(:disabled) {
      background: ${palette.destructiveDeep};
    }
    &[data-variant='ghost']:hover {
      --edge-line: ${color.accent};
    }
    &[data-variant='gradient']:hover {
      --edge-line: ${palette.emberOnInk};
    }
  }
`;

const rareVariants: readonly ButtonVariant[] = ['destructive', 'gradient', 'ghost'];

/** The component that styles a variant. */
const rootOf = (variant: ButtonVariant) =>
  rareVariants.includes(variant) ? RareButtonRoot : ButtonRoot;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Adds an arrow that moves 3 px on hover. */
  arrow?: boolean;
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'default',
  size = 'default',
  arrow = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const Root = rootOf(variant);
  return (
    <Root {...rest} type={type} data-variant={variant} data-size={size}>
      {children}
      {arrow && <Arrow />}
    </Root>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Adds an arrow that moves 3 px on hover. */
  arrow?: boolean;
}

/** A link that looks like a button; navigates and prefetches as `Link` does. */
export function ButtonLink({
  variant = 'default',
  size = 'default',
  arrow = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const Root = rootOf(variant);
  return (
    <Root as={Link} {...rest} data-variant={variant} data-size={size}>
      {children}
      {arrow && <Arrow />}
    </Root>
  );
}

/** A call to action: label and target. */
export interface Action {
  label: string;
  to: string;
}

const looks = [{ arrow: true }, { variant: 'outline' }, { variant: 'link' }] as const;

/** Up to three large buttons under a heading; the first is filled. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, to }, position) => (
    <ButtonLink key={label} to={to} size="lg" {...looks[position]}>
      {label}
    </ButtonLink>
  ));
}
