import { png } from '../pictures.ts';

/** A sound of silence: PCM, mono, 16 bits, 8000 samples a second. `said`: the length of the data in the header. */
export function wav(seconds: number, { format = 1, said, before = Buffer.alloc(0) }: WavSketch = {}): Buffer {
  const data = Buffer.alloc(Math.round(seconds * 16_000));
  const form = Buffer.alloc(16);
  form.writeUInt16LE(format, 0);
  form.writeUInt16LE(1, 2);
  form.writeUInt32LE(8000, 4);
  form.writeUInt32LE(16_000, 8);
  form.writeUInt16LE(2, 12);
  form.writeUInt16LE(16, 14);
  const body = Buffer.concat([Buffer.from('WAVE'), before, part('fmt ', form), part('data', data, said)]);
  return part('RIFF', body);
}
type WavSketch = { readonly format?: number; readonly said?: number; readonly before?: Buffer };

/** A part of a RIFF file: its name, its length and its data. */
export function part(name: string, data: Buffer, said = data.length): Buffer {
  const head = Buffer.alloc(8, name, 'latin1');
  head.writeUInt32LE(said, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A BMP of 24 bits for each pixel. */
export function bmp(width: number, height: number): Buffer {
  const pixels = Math.ceil((width * 24) / 32) * 4 * height;
  const content = Buffer.alloc(54 + pixels);
  content.write('BM', 'latin1');
  content.writeUInt32LE(content.length, 2);
  content.writeUInt32LE(54, 10);
  content.writeUInt32LE(40, 14);
  content.writeInt32LE(width, 18);
  content.writeInt32LE(height, 22);
  content.writeUInt16LE(1, 26);
  content.writeUInt16LE(24, 28);
  return content;
}

/** A PNG with another size in its header than its data have. */
export function pngSaying(width: number, height: number): Buffer {
  const content = Buffer.from(png(20, 20));
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** A GIF of one pixel. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A JPEG of one pixel. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** The beginning of a WebP of one pixel, as long as it says. */
export const webp = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');

const atom = (name: string, data: string): Buffer => {
  const head = Buffer.alloc(8, name, 'latin1');
  head.writeUInt32BE(8 + data.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(data, 'latin1')]);
};
const matroska = (type: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length + 3, 0x42, 0x82, 0x80 + type.length]),
    Buffer.from(type),
    Buffer.alloc(64),
  ]);

/** Beginnings of videos, by the type that fields call them. */
export const videos = {
  'video/mp4': Buffer.concat([atom('ftyp', 'isom\0\0\x02\0isomiso2mp41'), atom('mdat', 'x'.repeat(64))]),
  'video/webm': matroska('webm'),
  'video/x-matroska': matroska('matroska'),
  'video/vnd.avi': part('RIFF', Buffer.concat([Buffer.from('AVI '), part('LIST', Buffer.alloc(64))])),
  'video/mpeg': Buffer.concat([Buffer.from([0, 0, 1, 0xba, 0x44]), Buffer.alloc(64)]),
} as const;
