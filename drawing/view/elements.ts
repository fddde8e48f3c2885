/** Sets values in pixels, so that no markup has a style: the console's content policy refuses it there. */
export function setPixels({ style }: HTMLElement, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(name, `${value}px`);
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Given = { readonly lang?: string; readonly text?: string; readonly children?: readonly (Element | undefined)[] };

/** A new element of a class, with its text or its children. */
export function element(tag: string, className: string, { lang, text, children = [] }: Given = {}): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  if (lang !== undefined) made.lang = lang;
  if (text !== undefined) made.textContent = text;
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** The same element in its place, in pixels. */
export function placed(made: HTMLElement, { x, y, width, height }: Place): HTMLElement {
  setPixels(made, { left: x, top: y, width, height });
  return made;
}
