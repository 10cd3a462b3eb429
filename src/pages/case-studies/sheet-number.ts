/** A study's number in the index, from its position: 0 gives `01`. */
export const sheetNumber = (index: number): string => String(index + 1).padStart(2, '0');
