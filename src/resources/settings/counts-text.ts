type Kinds = Readonly<Record<string, (count: number) => string>>;

/** How much of each kind, in one sentence: only kinds that have a word and of which there is any. */
export function countsText(kinds: Kinds, language: string, counts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(kinds).flatMap(([kind, say]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [say(count)] : [];
  });
  return new Intl.ListFormat(language).format(texts);
}
