import { expect, it } from 'vitest';
import { findLayoutDigests } from '../../../../contract/rules/kiosk/layout/design-files.ts';

it('the files of a design are the digests anywhere in its values, each once', () => {
  const [one, other, third] = ['a', 'b', 'c'].map((sign) => sign.repeat(64));
  const values = {
    name: 'x',
    version: 3,
    closed_image: one,
    pages: { pages: [{ image: other, buttons: [{ image: one }] }] },
    tickets: [third, null],
  };
  expect(findLayoutDigests(values)).toEqual([one, other, third]);
});
