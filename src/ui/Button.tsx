import type { ComponentPropsWithRef } from 'react';
import { Arrow } from './Arrow.tsx';
import { buttonRoot, type ButtonSize, type ButtonVariant } from './button-style.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Adds the arrow that moves 3 px on hover. */
  arrow?: boolean;
}

/** A button. `type` is `button` unless told otherwise. */
export function Button({
  variant = 'default',
  size = 'default',
  arrow = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const Root = buttonRoot(variant);
  return (
    <Root {...rest} type={type} data-variant={variant} data-size={size}>
      {children}
      {arrow && <Arrow />}
    </Root>
  );
}
