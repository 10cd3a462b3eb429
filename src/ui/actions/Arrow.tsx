interface ArrowProps {
  direction?: 'forward' | 'back' | 'out';
}

const shape = {
  forward: 'M1 7h15M10.5 1.5 16 7l-5.5 5.5',
  back: 'M17 7H2M7.5 1.5 2 7l5.5 5.5',
  out: 'M3 13 14 2M5 2h9v9',
} as const;

/**
 * The arrow in buttons and links; the global style mirrors it from right to left. Decorative: the text beside it
 * carries the meaning.
 */
export function Arrow({ direction = 'forward' }: ArrowProps) {
  return (
    <svg className="arrow" width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <path d={shape[direction]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
