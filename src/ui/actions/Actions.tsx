import { ButtonLink } from './Button.tsx';

/** A way on: what its button says, and where it leads. */
export interface Action {
  label: string;
  to: string;
}

const looks = [{ arrow: true }, { variant: 'outline' }, { variant: 'link' }] as const;

/** The ways on under a heading as large buttons, the first of them filled; three at most. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, to }, position) => (
    <ButtonLink key={label} to={to} size="lg" {...looks[position]}>
      {label}
    </ButtonLink>
  ));
}
