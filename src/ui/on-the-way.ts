/** Fetches a part when the pointer or the focus comes to what opens it, so that it is there when it is opened. */
export function onTheWay(fetchPart: () => Promise<unknown>): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  const begin = (): void => void fetchPart();
  return { onPointerEnter: begin, onFocus: begin };
}
