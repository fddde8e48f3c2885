import { plural } from './plural.ts';

/** "s 5 objednávkami", "se 6 objednávkami": the preposition goes by how the count is spoken. The nouns are in the instrumental. */
export function withCount(count: number, one: string, many: string): string {
  // Dvě, tři, čtyři, šest, sedm, and what begins with them; sto.
  const isHundred = count >= 100 && count < 200;
  const first = count < 20 ? count % 10 : Number(String(count).charAt(0));
  return `${isHundred || [2, 3, 4, 6, 7].includes(first) ? 'se' : 's'} ${count} ${plural(count, one, many, many)}`;
}
