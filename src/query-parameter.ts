/** A query parameter that changes a page, and its known values, in lower case. */
export interface QueryParameter {
  name: string;
  values: readonly string[];
}

/** The known value of a query parameter. Allows for capitals, and for tools that append a second `?` to an address. */
export function knownValue(search: string, { name, values }: QueryParameter): string | undefined {
  const query = new URLSearchParams(search.replaceAll('?', '&'));
  const value = query.get(name)?.toLowerCase();
  return values.find((known) => known === value);
}
