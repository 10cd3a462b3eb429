/** The widths in px that a picture is offered in, as far as it is that wide (SPEC.md 7). */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920] as const;
