import { expect, it } from 'vitest';
import { kioskStates } from '../../../contract/messages/cs/console/devices/kiosk-states.ts';
import { listStoredMedia } from '../../../contract/rules/kiosk/visit/parameters.ts';
import { compareStates } from '../../../src/custom/kiosk-states/states-header.tsx';

const [gong, bell, picture] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

it('says by sound and image what each of two people changed, and nothing of what neither did', () => {
  const base = listStoredMedia({ error_sound: gong, closed_image: picture, offline_image: picture });
  const mine = { ...base, error_sound: null, printing_sound: bell ?? null };
  const theirs = { ...base, error_sound: bell ?? null, outside_hours_image: null };
  const rows = compareStates(kioskStates, { base, mine, theirs });
  expect(rows.map(({ where, theirs: other, mine: own }) => [where, other, own])).toEqual([
    ['Zvuk poruchy', 'jiný soubor', 'bez souboru'],
    ['Obraz mimo otevírací dobu', 'bez souboru', ''],
    ['Zvuk tisku lístku', '', 'jiný soubor'],
  ]);
});
