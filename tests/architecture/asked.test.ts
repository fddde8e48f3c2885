import { expect, it } from 'vitest';
import { askedBy } from '../../scripts/testing/asked.mjs';

const nothing = { names: [], since: undefined, slowest: false };

it.each([
  { args: [], asked: nothing, says: 'everything by no word' },
  { args: ['server', 'browser'], asked: { ...nothing, names: ['server', 'browser'] }, says: 'parts by their names' },
  { args: ['--slowest'], asked: { ...nothing, slowest: true }, says: 'the slowest files of everything' },
  { args: ['server', '--slowest'], asked: { ...nothing, names: ['server'], slowest: true }, says: 'the slowest files of a part' },
  { args: ['changed'], asked: { ...nothing, since: 'HEAD' }, says: 'what the working tree touches' },
  { args: ['changed=ab12', '--slowest'], asked: { ...nothing, since: 'ab12', slowest: true }, says: 'what was touched since a commit' },
])('npm test asks for $says', ({ args, asked }) => {
  expect(askedBy(args)).toEqual(asked);
});
