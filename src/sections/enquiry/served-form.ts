import { fieldNames } from '../../enquiry/fields.ts';

/** The form in the served HTML. Read before hydration, because React replaces a form that an extension has changed. */
let served = globalThis.document?.querySelector('form');

/** The field of that form that had the focus last. */
let lastFocused: Element | null = globalThis.document?.activeElement ?? null;
const remember = ({ target }: FocusEvent) => (lastFocused = target as Element);
served?.addEventListener('focusin', remember);

/** Restores the values and the focus of the served form in the one that React has rendered in its place. */
export function restoreTyped(form: HTMLFormElement): void {
  const typed = served && new FormData(served);
  if (served !== form && typed?.get('formType') === new FormData(form).get('formType'))
    for (const name of fieldNames) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      const value = typed.get(name);
      if (!field || typeof value !== 'string') continue;
      field.value = value;
      if (lastFocused && served!.elements.namedItem(name) === lastFocused) restoreFocus(field);
    }
  served = lastFocused = null;
}

/** Restores the focus, and the selection of a text field: the removed element still has it. */
function restoreFocus(field: HTMLInputElement): void {
  if (document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = lastFocused as HTMLInputElement;
  if (selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
