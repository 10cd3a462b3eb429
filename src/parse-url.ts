/** @returns the parsed address, null for an invalid one; `URL.canParse` and `URL.parse` are missing in supported browsers */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
