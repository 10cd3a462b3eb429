/** The mark of the brand: a trigonometric beacon over two contour lines. Decorative; the name stands beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M2 29.2c4.5-6.4 8.6-9.3 14-9.3s9.5 2.9 14 9.3M8.6 29.2c2.2-2.9 4.6-4.3 7.4-4.3s5.2 1.4 7.4 4.3"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d="M16 2.6 25.2 17.2H6.8Z" fill="var(--accent)" />
      <circle cx="16" cy="12.4" r="2" fill="var(--bg)" />
    </svg>
  );
}
