import { expect, it } from 'vitest';
import { foreignTimeZone, pastDays, unknownCountries, unreadHours } from './office-warnings.ts';

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

it('names opening hours that search engines can’t read', () => {
  const office = (hours: string) => ({ name: 'Osaka', hours });
  expect(unreadHours([office('Monday - Friday 9:00am - 5:00pm')])).toEqual([]);
  for (const hours of ['Mon - Fri 9:00am - 5:00pm', '9:00 - 17:00'])
    expect(unreadHours([office(hours)])).toEqual([
      `content/offices.yaml: Osaka: hours: search engines can't read "${hours}": write them like "Monday - Friday 8:00am - 5:00pm"`,
    ]);
});

it('names countries that do not exist', () => {
  const office = (country: string) => ({
    name: 'Nairobi',
    address: { street: ['1 Kenyatta Avenue'], locality: 'Nairobi', code: '00100', country },
  });
  const own = { name: 'Scotland', language: 'de-DE' };
  const known = ['Kenya', 'Kenia', 'Scotland'].map(office);
  expect(unknownCountries([...known, office('Kenja')], own)).toEqual([
    'content/offices.yaml: Nairobi: address.country: no country is called "Kenja": correct it, or write it as in content/country.yaml',
  ]);
});

it('names a time zone of another country', () => {
  const clocks = (name: string, timeZone: string) =>
    foreignTimeZone({ name, language: 'pl-PL', timeZone });
  for (const name of ['Poland', 'Polska']) expect(clocks(name, 'Europe/Warsaw')).toEqual([]);
  expect(clocks('India', 'Asia/Kolkata')).toEqual([]);
  expect(clocks('Your Country', 'Europe/Warsaw')).toEqual([]);
  expect(clocks('Poland', 'Africa/Johannesburg')).toEqual([
    'content/country.yaml: timeZone: Africa/Johannesburg is outside Poland, which has Europe/Warsaw',
  ]);
});
