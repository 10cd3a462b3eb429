/** The properties of a WebM file. */
interface WebmFacts {
  seconds: number;
  width: number;
  height: number;
  codecs: string[];
}

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

/** Reads a number of 1 to 8 bytes whose first bits are its length; `marked` keeps those bits (an id). */
function vint(data: Buffer, at: number, marked: boolean): { value: number; bytes: number } {
  const bytes = Math.clz32(data[at]!) - 23;
  let value = marked ? data[at]! : data[at]! & (0xff >> bytes);
  for (let k = 1; k < bytes; k++) value = value * 256 + data[at + k]!;
  return { value, bytes };
}

function* elements(data: Buffer): Generator<{ id: number; body: Buffer }> {
  for (let at = 0; at + 2 <= data.length;) {
    const id = vint(data, at, true);
    const size = vint(data, at + id.bytes, false);
    const start = at + id.bytes + size.bytes;
    const unknown = size.value === 2 ** (7 * size.bytes) - 1;
    at = unknown ? data.length : start + size.value;
    yield { id: id.value, body: data.subarray(start, at) };
  }
}

function all(data: Buffer, id: number): Buffer[] {
  return [...elements(data)].filter((element) => element.id === id).map(({ body }) => body);
}

function one(data: Buffer, id: number): Buffer {
  const [found] = all(data, id);
  if (!found) throw new Error(`No element ${id.toString(16)}`);
  return found;
}

const whole = (data: Buffer): number => data.readUIntBE(0, data.length);

/**
 * Reads a WebM's head.
 *
 * @throws when a required element is missing
 */
export function readWebm(file: Buffer): WebmFacts {
  const segment = one(file, ID.segment);
  const info = one(segment, ID.info);
  const length = one(info, ID.duration);
  const ticks = length.length === 8 ? length.readDoubleBE() : length.readFloatBE();
  const tracks = all(one(segment, ID.tracks), ID.track);
  const codecs = tracks.map((track) => one(track, ID.codec).toString('latin1').replace(/\0/g, ''));
  const picture = tracks[codecs.findIndex((codec) => codec.startsWith('V_'))];
  if (!picture) throw new Error('No picture track');
  const video = one(picture, ID.video);
  return {
    seconds: (ticks * whole(one(info, ID.scale))) / 1e9,
    width: whole(one(video, ID.width)),
    height: whole(one(video, ID.height)),
    codecs,
  };
}
