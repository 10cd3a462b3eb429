import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const days = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  ...['Friday', 'Saturday', 'Sunday'],
] as DayOfWeek[];

/** Parses a text such as `Monday - Friday 8:00am - 5:00pm`; empty for another format. */
export function openingHours(text: string): {
  openingHoursSpecification?: OpeningHoursSpecification;
} {
  const [, first, last, opens, closes] =
    /^(\w+) - (\w+) (\d+:\d\d[ap]m) - (\d+:\d\d[ap]m)$/.exec(text) ?? [];
  const [from, to] = [first, last].map((day) => days.indexOf(day as DayOfWeek));
  if (!opens || !closes || from! < 0 || to! < from!) return {};
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(from, to! + 1),
      opens: clock(opens),
      closes: clock(closes),
    },
  };
}

/** `5:00pm` as `17:00`. */
function clock(text: string): string {
  const [hour = '', minute = ''] = text.slice(0, -2).split(':');
  const hours = (Number(hour) % 12) + (text.endsWith('pm') ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
