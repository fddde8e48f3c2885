/** How people call types of files. */
const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
};

/** The types as people call them, in a list: `PNG, JPG nebo WebP` with the conjunction of the language. */
export function listOfTypes(types: readonly string[], or: string): string {
  const called = types.map((type) => names[type] ?? type);
  const last = called.at(-1) ?? '';
  return called.length < 2 ? last : `${called.slice(0, -1).join(', ')} ${or} ${last}`;
}
