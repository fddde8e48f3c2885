import { crc32, deflateSync } from 'node:zlib';

/** A grey PNG of the size in pixels; with `bytes` padded to that length by a chunk that no browser reads. */
export function png(width: number, height: number, bytes = 0): Buffer {
  // A line is its filter and one byte for each pixel.
  const parts = beginning(width, height, deflateSync(Buffer.alloc((width + 1) * height)));
  const end = chunk('IEND', Buffer.alloc(0));
  const missing = bytes - Buffer.concat([...parts, end]).length - 12;
  return Buffer.concat([...parts, ...(missing < 0 ? [] : [chunk('paDd', Buffer.alloc(missing))]), end]);
}

/** A whole PNG of the size with such compressed lines, which may be of any length. */
export function pngOf(width: number, height: number, compressed: Buffer): Buffer {
  return Buffer.concat([...beginning(width, height, compressed), chunk('IEND', Buffer.alloc(0))]);
}

function beginning(width: number, height: number, compressed: Buffer): readonly Buffer[] {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return [signature, chunk('IHDR', header), chunk('IDAT', compressed)];
}

/** A part of a PNG: its length, name, data and checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
