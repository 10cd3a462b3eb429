/** What stands in for something that isn't there yet. */
export function Loading() {
  return (
    <p className="loading" role="status">
      Loading...
    </p>
  );
}
