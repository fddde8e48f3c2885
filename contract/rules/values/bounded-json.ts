const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const opening: readonly number[] = ['[', '{'].map((sign) => sign.charCodeAt(0));
const closing: readonly number[] = [']', '}'].map((sign) => sign.charCodeAt(0));

/** More than any form, filter, layout or backup has within one another. */
export const levelsOfDocuments = 64;

/**
 * The value of a text in JSON; undefined for a text that is not JSON or is nested deeper than the limit. The depth is checked before it is
 * parsed: eight million brackets take seconds and half a gigabyte to read, and what writes them again is recursive.
 */
export function parseBoundedJson(text: string, levels: number): unknown {
  if (isDeeper(text, levels)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isInText = !isInText;
    else if (isInText) at += sign === backslash ? 1 : 0;
    else if (opening.includes(sign)) depth += 1;
    else if (closing.includes(sign)) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
