/** The id that the address's fragment names: browsers encode letters beyond English there. */
export function fragmentName(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
