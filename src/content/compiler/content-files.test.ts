import { expect, test } from 'vitest';
import { decode } from './content-files.ts';

test('reads the line ends of all systems', () => {
  expect(decode(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
});
