/** A value as it is in a formatted text: none of its characters formats anything, at the beginning of a line either. */
export function escapeFormatted(value: string): string {
  return value
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\*_[\]<&]/gu, String.raw`\$&`)
    .replace(/^(\s*\d*)([-+.)])/u, String.raw`$1\$2`);
}
