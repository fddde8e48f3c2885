import { constants, deflateRawSync } from 'node:zlib';
import { pngOf } from '../pictures.ts';

const megabyte = 1_048_576;
/** A compressed megabyte of zeros. It ends at a byte and is not marked as the last block, so that it can be repeated. */
const packed = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH });
const last = deflateRawSync(Buffer.alloc(0));

/** As many megabytes of zeros, a thousandth as long; they are never unpacked to be made. */
const zeros = (megabytes: number): Buffer => Buffer.concat([...Array.from({ length: megabytes }, () => packed), last]);

/** A document of Word of about a megabyte that unpacks to a gigabyte. */
export function documentBomb(): Buffer {
  const content = zeros(1024);
  const name = Buffer.from('word/document.xml');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(1024 * megabyte, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, content]);
}

/** A whole PNG of about a megabyte, of the size, with a gigabyte of grey pixels. */
export function imageBomb(width: number, height: number): Buffer {
  return pngOf(width, height, Buffer.concat([Buffer.from([0x78, 0x01]), zeros(1024), Buffer.alloc(4)]));
}
