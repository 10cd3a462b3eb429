/** The first letters of the first and the last name: `Thandeka Mokoena` gives `TM`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
