/**
 * Options of a router: an address is matched letter by letter. A proxy in front that closes `/metrics`
 * closes just that spelling.
 */
export const exactly = { caseSensitive: true, strict: true };
