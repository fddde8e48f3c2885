const endOfPng = Buffer.from('IEND', 'latin1');
const startOfJpegScan = Buffer.from([0xff, 0xda]);
const endOfJpeg = Buffer.from([0xff, 0xd9]);
const [extension, picture, endOfGif] = [0x21, 0x2c, 0x3b];

/** Whether the file goes on to the end that its format marks. A file that was cut off when it was copied does not. */
export function isWholeImage(content: Buffer, type: string): boolean {
  switch (type) {
    case 'image/png':
      return hasPngEnd(content);
    case 'image/jpeg':
      // A thumbnail at the beginning has an end of its own.
      return content.lastIndexOf(endOfJpeg) > Math.max(0, content.lastIndexOf(startOfJpegScan));
    case 'image/bmp':
      return hasAllOfBmp(content);
    case 'image/gif':
      return hasGifEnd(content);
    default:
      return content.length >= content.readUInt32LE(4) + 8;
  }
}

/** Goes from chunk to chunk (length, name, data, checksum) to the one that ends the image. */
function hasPngEnd(content: Buffer): boolean {
  let at = 8;
  while (at + 12 <= content.length) {
    if (content.subarray(at + 4, at + 8).equals(endOfPng)) return true;
    at += 12 + content.readUInt32BE(at);
  }
  return false;
}

/** Rows of whole four bytes begin where the header says; a compressed one says only how long the file is. */
function hasAllOfBmp(content: Buffer): boolean {
  if (content.length < 34) return false;
  const begin = content.readUInt32LE(10);
  const isPlain = content.readUInt32LE(30) === 0;
  const [width, height, bits] = [content.readInt32LE(18), Math.abs(content.readInt32LE(22)), content.readUInt16LE(28)];
  const bytes = isPlain ? begin + Math.ceil((width * bits) / 32) * 4 * height : content.readUInt32LE(2);
  return content.length >= bytes && content.length > begin;
}

/** Goes from block to block to the one that ends the image. */
function hasGifEnd(content: Buffer): boolean {
  let at = 13 + coloursAt(content, 10);
  while (at < content.length) {
    const block = content[at];
    if (block === endOfGif) return true;
    if (block === extension) at = afterSubBlocks(content, at + 2);
    else if (block === picture) at = afterSubBlocks(content, at + 11 + coloursAt(content, at + 9));
    else return false;
  }
  return false;
}

/** How many bytes the table of colours takes that the flags announce. */
function coloursAt(content: Buffer, at: number): number {
  const flags = content[at] ?? 0;
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function afterSubBlocks(content: Buffer, begin: number): number {
  let at = begin;
  while (at < content.length) {
    const length = content[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return at;
}
