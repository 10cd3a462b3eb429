import { expect, test } from 'vitest';
import { parsePageAddress } from './page-key.ts';

test.each([
  ['/contact', '/contact'],
  ['/contact?utm_source=x&gclid=1', '/contact'],
  ['/thank-you', '/thank-you'],
  ['/thank-you?type=contact', '/thank-you'],
  ['/thank-you?utm_source=x&type=consultation', '/thank-you?type=consultation'],
  ['/thank-you?type=<script>', '/thank-you'],
  ['/contact?type=consultation', '/contact'],
])('%s is kept under %s', (url, key) => {
  expect(parsePageAddress(url)?.key).toBe(key);
});

test.each(['//evil.example', 'contact', '/%E0%A4%A', '*'])('%s is no path', (url) => {
  expect(parsePageAddress(url)).toBeNull();
});
