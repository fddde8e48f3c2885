const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/s$/u, '');
const wordsOf = (name: string): readonly string[] => name.split('-').map(singular);

/** How often the text names it as a value or as a step of an address: `'desks'`, `/desks`, `/desks/1`. */
export function mentions(text: string, name: string): number {
  return [...text.matchAll(new RegExp(String.raw`['"\x60/]${escaped(name)}(?=['"\x60/?\s])`, 'gu'))].length;
}

/** How often the text opens an address or one below it. */
export function openings(text: string, address: string): number {
  return [...text.matchAll(new RegExp(String.raw`['"\x60}]${escaped(address)}(?=['"\x60/?#$])`, 'gu'))].length;
}

/** Whether the file is named for it; `user-rights.test.ts` is for `users`. */
export function nameIn(path: string, name: string): boolean {
  const words = wordsOf(path.split('/').at(-1)?.split('.')[0] ?? '');
  return wordsOf(name).every((word) => words.includes(word));
}
