import type { Readable } from 'node:stream';

/** The bytes of a stream of Node as a stream of the web. They are read when they are asked for. */
export function webStreamOf(readable: Readable): ReadableStream<Uint8Array> {
  const iterator: AsyncIterator<unknown> = readable[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) return controller.close();
      if (!(value instanceof Uint8Array)) throw new TypeError('a stream gave no bytes');
      controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
