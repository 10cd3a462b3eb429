import opentype from 'opentype.js';

/** Points of the slash, the zero's first contour. */
const SLASH = 4;
/** A place within the zero's left stroke that one byte for each axis reaches. */
const WITHIN = { x: 115, y: 200 };

const SHORT = { x: 0x02, y: 0x04 };
/** With a short delta: it is positive. */
const POSITIVE = { x: 0x10, y: 0x20 };
const REPEAT = 0x08;

/**
 * Takes the slash from a monospaced zero, which the typeface has in no other form and which reads as a mistake in large
 * figures: its points move into the stroke, where they paint nothing. Every length in the file stays.
 *
 * @param font an uncompressed font (sfnt) with outlines in `glyf`
 * @throws if the zero is drawn otherwise
 */
export function withPlainZero(font: Buffer): Buffer {
  const bytes = Buffer.from(font);
  const glyph = zeroAt(bytes);
  const contours = bytes.readInt16BE(glyph);
  const points = bytes.readUInt16BE(glyph + 8 + contours * 2) + 1;
  if (contours !== 3 || bytes.readUInt16BE(glyph + 10) !== SLASH - 1) {
    throw new Error('The zero has no slash of four points');
  }
  const first = glyph + 12 + contours * 2 + bytes.readUInt16BE(glyph + 10 + contours * 2);
  const flags: number[] = [];
  let at = first;
  while (flags.length < points) {
    const flag = bytes.readUInt8(at++);
    const times = flag & REPEAT ? bytes.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  for (const axis of ['x', 'y'] as const) {
    const to = WITHIN[axis];
    let was = 0;
    let is = 0;
    for (const [point, flag] of flags.entries()) {
      const short = flag & SHORT[axis];
      const same = flag & POSITIVE[axis];
      if (!short && same) {
        if (point <= SLASH) throw new Error('The slash’s points leave no room for another place');
        continue;
      }
      const old = short ? bytes.readUInt8(at) * (same ? 1 : -1) : bytes.readInt16BE(at);
      was += old;
      if (point <= SLASH) {
        const delta = (point < SLASH ? to : was) - is;
        is += delta;
        if (short) bytes.writeUInt8(Math.abs(delta), at);
        else bytes.writeInt16BE(delta, at);
        if (short && delta && delta > 0 !== Boolean(same)) {
          bytes.writeUInt8(flag ^ POSITIVE[axis], flagAt(bytes, first, point));
        }
      }
      at += short ? 1 : 2;
    }
  }
  return bytes;
}

/** The offset of the zero in the file. */
function zeroAt(bytes: Buffer): number {
  const id = opentype.parse(new Uint8Array(bytes).buffer).charToGlyphIndex('0');
  const long = bytes.readInt16BE(tableAt(bytes, 'head') + 50) === 1;
  const loca = tableAt(bytes, 'loca');
  const offset = long ? bytes.readUInt32BE(loca + id * 4) : bytes.readUInt16BE(loca + id * 2) * 2;
  return tableAt(bytes, 'glyf') + offset;
}

function tableAt(bytes: Buffer, tag: string): number {
  for (let table = 0; table < bytes.readUInt16BE(4); table += 1) {
    const record = 12 + table * 16;
    if (bytes.toString('latin1', record, record + 4) === tag) return bytes.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** The offset of a point's flag. @throws if other points share it */
function flagAt(bytes: Buffer, first: number, point: number): number {
  for (let at = first, passed = 0; passed <= point; at += 1, passed += 1) {
    if (bytes.readUInt8(at) & REPEAT) throw new Error('Points of the slash share a flag');
    if (passed === point) return at;
  }
  throw new Error('The zero has no such point');
}
