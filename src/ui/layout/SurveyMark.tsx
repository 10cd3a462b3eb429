interface SurveyMarkProps {
  /** `cross`: a grid intersection; `trig`: a trigonometric beacon. */
  kind?: 'cross' | 'trig';
  size?: number;
  className?: string;
}

const shape = {
  cross: 'M8 1v14M1 8h14M11.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  trig: 'M8 1.8 14.8 14H1.2ZM8 9.4v1.6',
} as const;

/** A survey mark in the text's colour. Decorative. */
export function SurveyMark({ kind = 'cross', size = 14, className }: SurveyMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shape[kind]} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
