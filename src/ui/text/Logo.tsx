import mark from '../../../content/mark.svg?raw';

const [, viewBox, drawing = ''] =
  /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? [];

/** The brand's mark, content/mark.svg, in the colours of its section. Decorative; the name is beside it. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox={viewBox}
    fill="none"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
