import { join } from 'node:path';
import sharp from 'sharp';
import { publicDir } from './content.ts';

/** The least share of its box that a logo fills; lower case in a box with room for a line above fills 0.4. */
const FILLED = 0.35;

/** A line for each logo that pages show small, because most of its SVG is empty. */
export async function logoWarnings(
  clients: readonly { logoUrl: string }[],
  folder = publicDir,
): Promise<string[]> {
  const warnings = clients.map(async ({ logoUrl }) => {
    const logo = sharp(join(folder, logoUrl));
    const { width, height } = await logo.metadata();
    const { info } = await logo.trim().toBuffer({ resolveWithObject: true });
    const share = (info.width * info.height) / (width * height);
    return share < FILLED
      ? [
          `public${logoUrl}: the drawing fills ${Math.round(100 * share)}% of its box: crop the SVG to it, or the logo looks small`,
        ]
      : [];
  });
  return (await Promise.all(warnings)).flat();
}
