import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { chunk, pngOf } from '../pictures.ts';

const [side, megabyte] = [20, 1_048_576];
/** How much each of them unpacks to. */
export const bombBytes = 256 * megabyte;

/** Zeros, compressed to a thousandth: one megabyte, again and again. */
function zeros(bytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((bytes % 65_521) * 65_536 + 1);
  const blocks = Array.from({ length: bytes / megabyte }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([0x03, 0x00]), checksum]);
}

/** PNGs that say they are small and whole, with a part that unpacks to hundreds of megabytes. */
export function pngBombs(): Readonly<Record<'lines' | 'comment' | 'colours', Buffer>> {
  const bomb = zeros(bombBytes);
  const small = pngOf(side, side, deflateSync(Buffer.alloc((side + 1) * side)));
  const afterHeader = 8 + 25;
  const withPart = (name: string, beginning: string): Buffer => {
    const part = chunk(name, Buffer.concat([Buffer.from(beginning, 'latin1'), bomb]));
    return Buffer.concat([small.subarray(0, afterHeader), part, small.subarray(afterHeader)]);
  };
  return { lines: pngOf(side, side, bomb), comment: withPart('zTXt', 'Comment\0\0'), colours: withPart('iCCP', 'icc\0\0') };
}
