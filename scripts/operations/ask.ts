const TIMEOUT_MS = 30_000;

/**
 * Sends a request to a site or a service.
 *
 * @throws Error that names the address and the reason, when no answer arrives within 30 s
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${url} does not answer: ${reason}`, { cause: error });
  }
}
