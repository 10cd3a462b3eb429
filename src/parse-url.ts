/**
 * @returns the parsed address, or null for an invalid one. Some supported browsers lack `URL.canParse` and
 * `URL.parse`
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
