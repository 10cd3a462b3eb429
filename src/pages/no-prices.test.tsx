import { expect, it, vi } from 'vitest';
import { ledger } from './home/ledger.ts';

vi.mock('../content/compiled/prices.json', () => ({ default: {} }));

const copies = import.meta.glob<object>('./*/copy.ts', { eager: true });

it.each([...Object.entries(copies), ['the ledger', ledger([])] as const])(
  '%s words its texts without prices',
  (_name, texts) => expect(JSON.stringify(texts)).not.toMatch(/\bundefined\b|\bNaN\b/),
);
