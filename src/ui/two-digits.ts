/**
 * A number as lists and carousels show it: `07`, `12`.
 * @param value a whole number, 0 or more
 */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
