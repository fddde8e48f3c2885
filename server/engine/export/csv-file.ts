/** A text with a byte order mark, so that Excel takes it for UTF-8 (RFC 4180 for the rest). */
export async function* csvFile(labels: readonly string[], pages: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const head = labels.map((label) => `"${label.replaceAll('"', '""')}"`).join(';');
  yield Buffer.from(`\uFEFF${head}\r\n`);
  for await (const page of pages) yield Buffer.from(page);
}
