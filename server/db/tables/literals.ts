/** A value of a field as SQL writes it; null stays null. */
export function literalOf(value: unknown): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}
