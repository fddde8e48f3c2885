/** By then every browser has begun to read it. */
const keptMilliseconds = 60_000;

/** Gives the blob to the browser to save under the name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
}
