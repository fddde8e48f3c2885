/** A value that the program gives with a statement. */
export type Parameter = { readonly isNullable: boolean };
/** SQL in pieces: its text, and between it the values. */
export type Pieces = readonly (string | Parameter)[];

/** The text with a number for each value, as PostgreSQL prepares it. */
export function numbered(pieces: Pieces): { readonly text: string; readonly parameters: readonly Parameter[] } {
  const parameters: Parameter[] = [];
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `$${parameters.push(piece)}`)).join('');
  return { text, parameters };
}

/** Parts with a separator between them. */
export function joined(parts: readonly Pieces[], separator: Pieces): Pieces {
  return parts.flatMap((part, place) => (place === 0 ? part : [...separator, ...part]));
}
