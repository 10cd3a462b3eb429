/** The properties of an MP4 file. */
interface Mp4Facts {
  seconds: number;
  width: number;
  height: number;
  /** The types of its tracks: `vide`, `soun` and others. */
  tracks: string[];
  /** The index precedes the pictures, so that a player can start while it loads. */
  indexFirst: boolean;
}

interface Box {
  type: string;
  body: Buffer;
}

function* boxes(data: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    const end = size === 0 ? data.length : at + size;
    if (size === 1 || (size !== 0 && size < 8)) throw new Error(`Box ${type} has no plain size`);
    yield { type, body: data.subarray(at + 8, end) };
    at = end;
  }
}

function box(data: Buffer, path: string): Buffer {
  return path.split('/').reduce((inside, type) => {
    const found = [...boxes(inside)].find((candidate) => candidate.type === type);
    if (!found) throw new Error(`No box ${path}`);
    return found.body;
  }, data);
}

/**
 * Reads an MP4's boxes.
 *
 * @throws when a required box is missing
 */
export function readMp4(file: Buffer): Mp4Facts {
  const order = [...boxes(file)].map(({ type }) => type);
  const moov = box(file, 'moov');
  const mvhd = box(moov, 'mvhd');
  const long = mvhd[0] === 1;
  const rate = mvhd.readUInt32BE(long ? 20 : 12);
  const length = long ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  const tracks = [...boxes(moov)].filter(({ type }) => type === 'trak').map(({ body }) => body);
  const kinds = tracks.map((track) => box(track, 'mdia/hdlr').toString('latin1', 8, 12));
  const picture = tracks[kinds.indexOf('vide')];
  if (!picture) throw new Error('No picture track');
  const tkhd = box(picture, 'tkhd');
  return {
    seconds: length / rate,
    // Fixed-point numbers at the end of the track header.
    width: tkhd.readUInt16BE(tkhd.length - 8),
    height: tkhd.readUInt16BE(tkhd.length - 4),
    tracks: kinds,
    indexFirst: order.indexOf('moov') < order.indexOf('mdat'),
  };
}
