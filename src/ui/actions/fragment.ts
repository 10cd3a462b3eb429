/** The id that the address's fragment names: browsers encode letters beyond English there. */
export function fragmentName({ hash }: { hash: string } = location): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
