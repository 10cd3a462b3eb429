/** The colours of text and buttons that are read on each ground (docs/recipes.md, "Change colours and type"). */
const readOn: Readonly<Record<string, readonly string[]>> = {
  paper: [
    ...['ink', 'muted', 'mutedText', 'ember', 'emberDeep', 'emberLight'],
    ...['mineral', 'destructive', 'destructiveDeep'],
  ],
  sand: ['ink', 'mutedOnSand', 'emberOnSand', 'emberDeepOnSand', 'mineral', 'destructive'],
  ink: ['paper', 'inkMuted', 'emberOnInk', 'emberStrongOnInk', 'mineralOnInk', 'destructiveOnInk'],
};

/** For text, by WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Invalid colours of the palette, and those without enough contrast, a line each. */
export function colourProblems(palette: Readonly<Record<string, string>>): string[] {
  const line = (name: string, problem: string) =>
    `src/theme/tokens.ts: palette.${name}: ${problem}`;
  const isColour = (name: string) => /^#[0-9a-f]{6}$/i.test(palette[name] ?? '');
  const unreadable = Object.keys(palette).filter((name) => !isColour(name));
  return [
    ...unreadable.map((name) =>
      line(name, `found "${palette[name]}", expected a colour like #1f6f63`),
    ),
    ...Object.entries(readOn).flatMap(([ground, names]) =>
      names
        .filter((name) => isColour(name) && isColour(ground))
        .map((name) => ({ name, ratio: contrast(palette[name]!, palette[ground]!) }))
        .filter(({ ratio }) => ratio < MIN_CONTRAST)
        .map(({ name, ratio }) => {
          const shown = Math.floor(ratio * 10) / 10;
          return line(
            name,
            `${palette[name]} has a contrast of ${shown}:1 on ${ground} (${palette[ground]}), and text needs ${MIN_CONTRAST}:1: take ${ground === 'ink' ? 'a lighter' : 'a darker'} shade`,
          );
        }),
    ),
  ];
}

/** The contrast of two colours like `#1f6f63`, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
