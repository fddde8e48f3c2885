import { foldDiacritics } from './fold-diacritics.ts';

/**
 * The name with the surname at its beginning, for places where the end is cut off. Names are typed as people say them: the surname is
 * the word that ends as those of women do, accents typed or not, or else the last one. A name with a title or a figure stays as it is.
 */
export function surnameFirst(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const names = words.filter((word) => !/[.,\d]/u.test(word));
  const surname = names.find((word) => foldDiacritics(word).endsWith('ova')) ?? names.at(-1);
  if (surname === undefined || names.length !== words.length) return name;
  const at = words.lastIndexOf(surname);
  return [surname, ...words.slice(0, at), ...words.slice(at + 1)].join(' ');
}
