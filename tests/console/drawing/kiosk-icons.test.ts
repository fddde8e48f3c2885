import { describe, expect, it } from 'vitest';
import { kioskIconNames as czech } from '../../../contract/messages/cs/console/devices/kiosk-icons.ts';
import { kioskIconNames as english } from '../../../contract/messages/en/console/devices/kiosk-icons.ts';
import { parseLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { preparedKinds } from '../../../contract/rules/kiosk/prepared/prepared-styles.ts';
import { drawIcon, kioskIcons } from '../../../drawing/page/kiosk-icons.ts';
import { aLayout } from '../../support/kiosk-layouts.ts';
import { aButton, aView } from '../../support/kiosk-views.ts';

describe('the pictograms of kiosks', () => {
  it('have names that the document takes, each another drawing', () => {
    const { layout } = aView(kioskIcons.map((icon, at) => aButton({ id: `b${at}`, icon })));
    expect(parseLayout(layout)).toEqual(layout);
    expect(new Set(kioskIcons.map((name) => drawIcon(name, 24)?.innerHTML)).size).toBe(kioskIcons.length);
  });

  it('stay in their square', () => {
    const numbers = kioskIcons.flatMap(
      (name) =>
        drawIcon(name, 24)
          ?.firstElementChild?.getAttribute('d')
          ?.match(/[MLHV][\d. ]+/gu) ?? [],
    );
    expect(numbers.flatMap((each) => each.match(/[\d.]+/gu) ?? []).filter((value) => Number(value) > 24)).toEqual([]);
  });

  it('are there for all that prepared layouts name', () => {
    const named = preparedKinds.flatMap((kind) =>
      aLayout(kind, 20).pages.flatMap(({ buttons }) => buttons.flatMap(({ icon }) => icon ?? [])),
    );
    expect(named.filter((name) => !kioskIcons.includes(name))).toEqual([]);
  });
});

it('have a name in both languages, and no name is of none', () => {
  const names = kioskIcons.toSorted();
  expect([Object.keys(czech).toSorted(), Object.keys(english).toSorted()]).toEqual([names, names]);
});
