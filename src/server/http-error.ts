/** An error response chosen by a middleware; the error handler sends it. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  /** @param message shown to the visitor: no internals. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
