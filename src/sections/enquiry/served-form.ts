import { fieldNames } from '../../enquiry/fields.ts';

/** The form of the document's HTML. Read before hydration: React replaces what something else has changed. */
let served = globalThis.document?.querySelector('form');

/** Puts what was typed into the document's form back into the one that React has rendered in its place. */
export function putBackTyped(form: HTMLFormElement): void {
  const typed = served && new FormData(served);
  if (served !== form && typed?.get('formType') === new FormData(form).get('formType'))
    for (const name of fieldNames) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      const value = typed.get(name);
      if (field && typeof value === 'string') field.value = value;
    }
  served = null;
}
