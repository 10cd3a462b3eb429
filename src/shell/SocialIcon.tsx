import type { SiteConfig } from '../content/model/site-schema.ts';

/** On a 20 × 20 grid; `fill` shapes and `line` shapes in the text's colour. */
const icons: Record<SiteConfig['social'][number]['name'], { fill?: string; line?: string }> = {
  Facebook: {
    fill: 'M11.4 18v-7.3h2.5l.4-2.9h-2.9V6c0-.8.3-1.4 1.5-1.4h1.5V2.1A20 20 0 0 0 12.2 2C10 2 8.5 3.3 8.5 5.7v2.1H6v2.9h2.5V18Z',
  },
  Instagram: {
    line: 'M6.5 2.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4ZM13.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM14.6 5.4h.01',
  },
  LinkedIn: {
    fill: 'M3 7.4h3V17H3ZM4.5 2.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM8 7.4h2.9v1.3c.5-.9 1.5-1.5 2.9-1.5 2.6 0 3.2 1.7 3.2 4V17h-3v-5.1c0-1.3-.1-2.2-1.4-2.2-1.2 0-1.6 1-1.6 2.2V17H8Z',
  },
  X: { line: 'M3.5 3.5h3.3l9.7 13h-3.3ZM16 3.5l-5.2 5.7M9.2 11 4 16.5' },
  YouTube: {
    line: 'M4.5 4.5c3.6-.5 7.4-.5 11 0 1.2.2 2 1 2.2 2.2.3 2.2.3 4.4 0 6.6-.2 1.2-1 2-2.2 2.2-3.6.5-7.4.5-11 0-1.2-.2-2-1-2.2-2.2-.3-2.2-.3-4.4 0-6.6.2-1.2 1-2 2.2-2.2Z',
    fill: 'm8.3 7.3 4.7 2.7-4.7 2.7Z',
  },
};

/** The icon of a social network. Decorative: the link beside it carries the name. */
export function SocialIcon({ name }: { name: keyof typeof icons }) {
  const { fill, line } = icons[name];
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      {line !== undefined && (
        <path d={line} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      )}
      {fill !== undefined && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
