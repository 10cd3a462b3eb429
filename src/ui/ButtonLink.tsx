import { Arrow } from './Arrow.tsx';
import { buttonRoot, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Adds the arrow that moves 3 px on hover. */
  arrow?: boolean;
}

/** A link that looks like a button; it navigates, prefetches and may leave the site as `Link` does. */
export function ButtonLink({
  variant = 'default',
  size = 'default',
  arrow = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const Root = buttonRoot(variant);
  return (
    <Root as={Link} {...rest} data-variant={variant} data-size={size}>
      {children}
      {arrow && <Arrow />}
    </Root>
  );
}
