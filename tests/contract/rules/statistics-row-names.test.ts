import { expect, it } from 'vitest';
import { answerWords as words } from '../../../contract/messages/cs/statistics/answers.ts';
import { rowName } from '../../../contract/messages/statistics-names.ts';
import type { Grouping } from '../../../contract/rules/statistics/question.ts';

const names = { words, channels: { web: 'Web' } };
const row = { label: null, place: null, is_gone: false } as const;
const service = { key: '4', label: 'Pasy', place: 'Radnice', is_gone: false } as const;

it.each<[Grouping, string, string]>([
  ['week', '2026-12-28', '53. týden (od 28.12.2026)'],
  ['week', '2027-01-04', '1. týden (od 04.01.2027)'],
  ['quarter', '2026-10-01', '4. čtvrtletí 2026'],
  ['cell', '58', 'st 10–11 h'],
  ['channel', 'walk_in', 'Bez objednání'],
  ['channel', 'fax', 'Objednávka, která už není v centrále'],
  ['region', '', 'Bez regionu'],
  ['desk', '', 'Bez přepážky'],
  ['day', '2026-10-01', 'čt 01.10.2026'],
  ['store', '7', 'č. 7 (zrušeno)'],
])('a row by %s with the key %s is called in words', (by, key, name) => {
  expect(rowName({ ...row, key }, { by, stores: [] }, names)).toBe(name);
});

it('a service is told with its store, unless one store alone is asked of', () => {
  expect([[], [1]].map((stores) => rowName(service, { by: 'service', stores }, names))).toEqual(['Pasy · Radnice', 'Pasy']);
});
