import { expect, it } from 'vitest';
import { foldDiacritics } from '../../../contract/rules/text/fold-diacritics.ts';

it.each([
  ['Žluťoučký KŮŇ', 'zlutoucky kun'],
  ['Nova\u0301k', 'novak'],
  ['Ångström', 'angstrom'],
  ['Straße 12', 'straße 12'],
  ['', ''],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(foldDiacritics(text)).toBe(folded);
});
