import { vi } from 'vitest';

/**
 * Holds the time limits of the test (`AbortSignal.timeout`): they end when it calls the returned function, not
 * because a machine is slow.
 */
export function holdTimeLimits(): () => void {
  const running = new Set<AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    running.add(controller);
    return controller.signal;
  });
  return () => {
    for (const controller of running) controller.abort(new DOMException('late', 'TimeoutError'));
    running.clear();
  };
}
