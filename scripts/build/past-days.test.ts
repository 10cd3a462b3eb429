import { expect, it } from 'vitest';
import { pastDays } from './past-days.ts';

it('names the closed days that are over', () => {
  const closed = [
    { day: '26 November 2026', name: 'Harvest' },
    { day: '24 November 2026', until: '27 November 2026', name: 'Stocktaking' },
    { day: 'December 25, 2026', name: 'Christmas' },
  ];
  expect(pastDays([{ name: 'Lagos', closed }, { name: 'Accra' }], '2026-11-27')).toEqual([
    'content/offices.yaml: Lagos: closed: 26 November 2026 is over: remove it',
  ]);
});
