/** The icons in use, each a path on a 24 × 24 grid. */
const paths = {
  user: 'M5 21v-1.5A4.5 4.5 0 0 1 9.5 15h5a4.5 4.5 0 0 1 4.5 4.5V21M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  email: 'M2.5 5h19v14h-19ZM2.5 7.5 12 13.5l9.5-6',
  phone:
    'M7.7 3H4.5a2 2 0 0 0-2 2.2C3.4 13.5 10.5 20.6 18.8 21.5a2 2 0 0 0 2.2-2v-3.2l-4.6-1.8-2 2.4A13 13 0 0 1 7.1 9.6l2.4-2Z',
  company: 'M5 21.5V3h9v18.5M14 9h5v12.5M2.5 21.5h19M8 7h3M8 11h3M8 15h3',
  message: 'M3 4h18v13H9.5L5 21v-4H3Z',
  calendar:
    'M3.5 5h17v16h-17ZM3.5 10h17M8 2.5V6M16 2.5V6M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01',
  spreadsheet: 'M5 2.5h9L19.5 8v13.5H5ZM14 2.5V8h5.5M8.5 12.5h7v6h-7ZM12 12.5v6M8.5 15.5h7',
  inbox: 'M5.5 4.5h13L22 13v6.5H2V13ZM2 13h6l1.5 3h5l1.5-3h6',
  unplugged:
    'm19 5 3-3M2 22l3-3M6 12l6 6-2.2 2.2a2.5 2.5 0 0 1-3.6 0l-2.4-2.4a2.5 2.5 0 0 1 0-3.6ZM12 6l6 6 2.2-2.2a2.5 2.5 0 0 0 0-3.6l-2.4-2.4a2.5 2.5 0 0 0-3.6 0ZM7.5 13.5 10 11M10.5 16.5 13 14',
  error: 'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0ZM12 7v6M12 16.5h.01',
  feed: 'M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M6 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
} as const;

export type IconName = keyof typeof paths;

/**
 * A line icon in the text's colour. Decorative: the text beside it carries the meaning.
 *
 * @param size width and height in px
 */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
