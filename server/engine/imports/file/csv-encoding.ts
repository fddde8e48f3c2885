import { createReadStream } from 'node:fs';

export const encodings = ['utf-8', 'utf-16le', 'windows-1250'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * What the text is written in: UTF-16 says so by its mark, UTF-8 is what can be read as such to the end, the rest is
 * what Czech spreadsheets write otherwise.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytesOf(path)) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1250';
    throw error;
  }
}

/** The text without its byte order mark, in pieces. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path);
}
