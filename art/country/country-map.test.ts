import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SvgDrawing } from '../drawing/svg-drawing.ts';
import { countryMap } from './country-map.ts';

const office = (name: string, latitude: number, longitude: number) => ({
  name,
  position: { latitude, longitude },
});

it('joins the offices within the drawing, and leaves out one beyond it', () => {
  const drawing = new SvgDrawing(90, 90, '#000000');
  const offices = [
    office('Johannesburg', -26.1, 28.05),
    office('Cape Town', -33.9, 18.4),
    office('Nairobi', -1.3, 36.8),
  ];
  countryMap(drawing, offices, { middle: 0.5, degrees: 27, rings: 2, coastalNames: 'beneath' });
  const lines = [...drawing.svg().matchAll(/<path d="M([^"]*)"[^>]*stroke-dasharray="3 9"/g)];
  const ends = lines.flatMap(([, d = '']) => d.split(/[L ]/).map(Number));
  assert.equal(ends.length, 8);
  for (const end of ends) assert.ok(end > 0 && end < 90, String(end));
});
