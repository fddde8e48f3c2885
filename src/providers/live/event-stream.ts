/** A block of a server-sent stream: an event, how far has been reported, or a mere sign of life. */
export type StreamBlock = { readonly name: string | undefined; readonly data: string | undefined; readonly id: string | undefined };

/** Reads a stream of server-sent events block by block until it ends. */
export async function readBlocks(body: ReadableStream<Uint8Array>, onBlock: (block: StreamBlock) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (waiting + decoder.decode(value, { stream: true })).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) onBlock(blockOf(block));
  }
}

function blockOf(text: string): StreamBlock {
  const lines = text.split('\n');
  const after = (start: string): string | undefined => lines.find((line) => line.startsWith(start))?.slice(start.length);
  return { name: after('event: '), data: after('data: '), id: after('id: ') };
}
