/** Fetches a part when the pointer or the focus comes to what opens it, so that it is there when it is opened. */
export function preload(fetchPart: () => Promise<unknown>): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  // What fails now is fetched again when it is opened, and said then.
  const begin = (): void => void fetchPart().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin };
}
