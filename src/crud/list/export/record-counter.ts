const quotationMark = 0x22;
const lineFeed = 0x0a;

/** Counts the records of a CSV as its bytes come: a line feed between quotation marks belongs to a text. The head is none. */
export function recordCounter(): (bytes: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quotationMark) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
