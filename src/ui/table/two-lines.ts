/** A text parted between words so that the longer part is as short as can be; the second is empty where there is one word. */
export function twoLines(text: string): readonly [first: string, second: string] {
  const words = text.split(' ');
  const partings = words.map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  return partings.reduce((best, next) => (longer(next) < longer(best) ? next : best), [text, '']);
}

function longer([first, second]: readonly [string, string]): number {
  return Math.max(first.length, second.length);
}
