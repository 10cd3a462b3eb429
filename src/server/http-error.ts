/** An answer other than success that a middleware decided on; the error handler sends it. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  /** @param message goes to the visitor: plain words, nothing internal. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
