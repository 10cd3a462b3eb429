/** The id in the address's fragment, decoded: browsers encode letters beyond ASCII there. */
export function fragmentName({ hash }: { hash: string } = location): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
