const endSignature = 0x0605_4b50;
const entrySignature = 0x0201_4b50;
const endLength = 22;
const longestComment = 0xffff;
const mostEntries = 1_000;
const encryptedFlag = 1;
const sizesBehindFlag = 8;
const deflated = 8;
/** What ZIP64 writes in place of a number that is elsewhere; no workbook that we take needs it. */
const elsewhere = 0xffff_ffff;

/**
 * How many bytes the archive says that its entries unpack to; the reader of workbooks unpacks no entry beyond what it
 * says. Undefined when it is no archive that we take: broken, encrypted, or one that hides a size.
 */
export function unpackedSize(archive: Buffer): number | undefined {
  const end = endOf(archive);
  if (end === undefined) return undefined;
  const count = archive.readUInt16LE(end + 10);
  const size = archive.readUInt32LE(end + 12);
  let at = archive.readUInt32LE(end + 16);
  if (count > mostEntries || size === elsewhere || at === elsewhere) return undefined;
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entrySignature) return undefined;
    const flags = archive.readUInt16LE(at + 8);
    const isEncrypted = (flags & encryptedFlag) !== 0;
    const packed = archive.readUInt32LE(at + 20);
    const unpacked = archive.readUInt32LE(at + 24);
    if (isEncrypted || packed === elsewhere || unpacked === elsewhere) return undefined;
    // Two bytes are the shortest packing of nothing.
    if (packed === 0 ? unpacked > 0 : unpacked === 0 && packed > 2) return undefined;
    // Its sizes then are next to its bytes, and nothing is packed into nothing: readers unpack it without a limit.
    if (packed === 0 && (flags & sizesBehindFlag) !== 0 && archive.readUInt16LE(at + 10) === deflated) return undefined;
    total += unpacked;
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return total;
}

/** Where the end record of the archive begins: the last place that looks like it. */
function endOf(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  return undefined;
}
