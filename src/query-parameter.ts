/** A query parameter that changes a page, and the values that it knows, in lower case. */
export interface QueryParameter {
  name: string;
  values: readonly string[];
}

/**
 * The known value of a parameter in a query: whatever adds to an address may begin a query of its own with a second
 * `?`, and people write capitals.
 */
export function knownValue(search: string, { name, values }: QueryParameter): string | undefined {
  const query = new URLSearchParams(search.replaceAll('?', '&'));
  const value = query.get(name)?.toLowerCase();
  return values.find((known) => known === value);
}
