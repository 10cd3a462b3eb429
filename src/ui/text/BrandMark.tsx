import mark from '../../content/compiled/mark.json' with { type: 'json' };

/** The brand's mark, content/mark.svg, in the colours of its section. Decorative; the name is beside it. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox={mark.viewBox}
    fill="none"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: mark.drawing }}
  />
);
