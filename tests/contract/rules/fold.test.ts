import { expect, it } from 'vitest';
import { fold } from '../../../contract/rules/text/fold.ts';

it.each([
  ['Žluťoučký KŮŇ', 'zlutoucky kun'],
  ['Nova\u0301k', 'novak'],
  ['Ångström', 'angstrom'],
  ['Straße 12', 'straße 12'],
  ['', ''],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
