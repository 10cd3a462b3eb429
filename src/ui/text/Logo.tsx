/** The brand's mark. Decorative; the name is beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M17.6 1.6c6.6.4 12.6 4.6 12.8 11.4.2 6.2-3.8 8.2-6.6 12-2.5 3.3-6.5 6-11.6 4.6C6.4 28 1.8 23 1.6 16.8 1.3 8.5 9 1 17.6 1.6Z"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <path d="M16.8 7.4 24.6 20.8H9Z" fill="var(--accent)" />
      <circle cx="16.8" cy="16.4" r="1.9" fill="var(--bg)" />
    </svg>
  );
}
