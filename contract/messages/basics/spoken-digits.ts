const groupLength = 3;

/** The digits of a PIN in words, three at a time with commas between; `words` begin with that of zero. Anything but digits is left as it is. */
export function inGroups(pin: string, words: readonly string[]): string {
  const spoken = Array.from(pin, (digit) => words[/\d/u.test(digit) ? Number(digit) : -1] ?? digit);
  const groups = Array.from({ length: Math.ceil(spoken.length / groupLength) }, (_, at) =>
    spoken.slice(at * groupLength, (at + 1) * groupLength).join(' '),
  );
  return groups.join(', ');
}
