/** How much text something shows: so many lines of so many letters. */
export type Room = { readonly columns: number; readonly lines: number };
export type Fitted = { readonly lines: readonly string[]; readonly isCut: boolean };

/** The text as it is broken into the lines that there are: between words, and within one that is longer than a line. What does not fit ends in three dots. */
export function fitText(text: string, { columns, lines }: Room): Fitted {
  const broken = brokenInto(text, columns);
  if (broken.length <= lines) return { lines: broken, isCut: false };
  const last = Array.from(broken.slice(lines - 1).join(' '))
    .slice(0, columns - 1)
    .join('');
  return { lines: [...broken.slice(0, lines - 1), `${last.trimEnd()}…`], isCut: true };
}

function brokenInto(text: string, columns: number): readonly string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (Array.from(longer).length <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') broken.push(line);
    const letters = Array.from(word);
    while (letters.length > columns) broken.push(letters.splice(0, columns).join(''));
    line = letters.join('');
  }
  return line === '' ? broken : [...broken, line];
}
