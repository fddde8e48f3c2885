type Bytes = Uint8Array<ArrayBuffer>;

/** From so many bytes on they are handed over to the browser, which keeps large blobs on the disk. */
const handedOver = 16_777_216;

/** Gathers what comes into one blob, without ever holding all of it in the memory of the page. */
export async function gatherFile(
  content: ReadableStream<Bytes>,
  { type, onBytes }: { readonly type: string; readonly onBytes: (bytes: Bytes) => void },
): Promise<Blob> {
  const reader = content.getReader();
  const parts: Blob[] = [];
  let held: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onBytes(read.value);
    held.push(read.value);
    size += read.value.length;
    if (size >= handedOver) {
      parts.push(new Blob(held));
      held = [];
      size = 0;
    }
  }
  return new Blob([...parts, ...held], { type });
}
