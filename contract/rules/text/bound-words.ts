/** A space at which no line ends. */
export const boundSpace = '\u00A0';

/** A text in which no line ends with a word of one letter, and none begins with a dash, as Czech is set. */
export function boundWords(text: string): string {
  return text.replaceAll(/(?<=^|\s)([aikosuvz])\s+(?=\S)/giu, `$1${boundSpace}`).replaceAll(/(?<=\S)\s+(?=[–—]\s)/gu, boundSpace);
}
