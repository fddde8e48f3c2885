type Limits<T> = { readonly most: number; readonly bytes: number; readonly sizeOf: (item: T) => number };

/**
 * Splits what is sent into messages, in its order: none has more than `most` items, and none more bytes of them than `bytes`, unless
 * one item alone is longer.
 */
export function splitBySize<T>(items: readonly T[], { most, bytes, sizeOf }: Limits<T>): readonly (readonly T[])[] {
  const messages: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const last = messages.at(-1);
    if (last !== undefined && last.length < most && size <= room) {
      last.push(item);
      room -= size;
    } else {
      messages.push([item]);
      room = bytes - size;
    }
  }
  return messages;
}
