import { afterEach } from 'vitest';
import { resetPage } from '../support/hydrate.tsx';

/*
 * For every test file in happy-dom: removes what a test has rendered, and adds what React or the components read and
 * happy-dom lacks.
 */

afterEach(resetPage);

// happy-dom lacks this property, which React reads during hydration.
if (!('autofocus' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });
}

// happy-dom fetches no pictures, but reports them as complete.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
});
