/** Where a link of a formatted text leads that is none, and says in which language its words are. */
const czech = 'lang:cs';

/** A line of a formatted text, marked as Czech: screen readers would read it by the rules of the language around it. */
export function markedAsCzech(line: string): string {
  return `[${line}](${czech})`;
}

/** The language that such a link says; undefined of any other link. */
export function languageOfLink(address: string): 'cs' | undefined {
  return address === czech ? 'cs' : undefined;
}
