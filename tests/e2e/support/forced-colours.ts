/** The mean of a colour's channels, from 0 to 1. */
export const lightness = (color: string): number => {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
};
