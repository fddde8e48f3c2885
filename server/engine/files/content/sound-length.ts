import type { FileBytes } from './file-bytes.ts';

/** Encodings that browsers and devices play: PCM, floating point, the two of telephones, and the form that names one of them. */
const played = [1, 3, 6, 7, 0xfffe];
/** More parts than any sound has. */
const mostParts = 1000;
/** What a recorder writes that does not know the length before the end. */
const unknownLength = 0xffffffff;

/** How many seconds a WAV lasts; undefined where it is damaged or in an encoding that devices do not play. */
export async function lengthOfSound(bytes: FileBytes): Promise<number | undefined> {
  let bytesPerSecond = 0;
  let at = 12;
  for (let part = 0; part < mostParts && at + 8 <= bytes.size; part += 1) {
    const head = await bytes.at(at, 8);
    const [name, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    if (name === 'fmt ') {
      const format = await bytes.at(at + 8, 16);
      if (format.length < 16 || !played.includes(format.readUInt16LE(0))) return undefined;
      bytesPerSecond = format.readUInt32LE(8);
    }
    if (name === 'data') {
      const rest = bytes.size - at - 8;
      const isCut = length !== unknownLength && length > rest;
      return bytesPerSecond === 0 || isCut ? undefined : Math.min(length, rest) / bytesPerSecond;
    }
    // Parts begin at even places.
    at += 8 + length + (length % 2);
  }
  return undefined;
}
