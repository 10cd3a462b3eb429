import { expect, it } from 'vitest';
import { formPages, redirectTarget } from './form-types.ts';

it.each([
  ...[...formPages.keys()].map((type) => [type, type === 'contact' ? 'contact' : 'consultation']),
  ['Free CONSULTATION', 'consultation'],
  ['anything', 'contact'],
])('the form %s leads to a thank-you page of the type %s', (formType, type) => {
  expect(redirectTarget(formType)).toBe(`/thank-you?type=${type}`);
});
