import { describe, expect, it } from 'vitest';
import { checkLayout, type LayoutFault, reachedPages } from '../../../../contract/rules/kiosk/check-layout.ts';
import { contrastOf } from '../../../../contract/rules/kiosk/contrast.ts';
import type { LayoutCommand } from '../../../../contract/rules/kiosk/editing/commands.ts';
import { copyLayout } from '../../../../contract/rules/kiosk/layout/copy-layout.ts';
import { findLayoutDigests } from '../../../../contract/rules/kiosk/layout/design-files.ts';
import { lookOf, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { preparedKinds } from '../../../../contract/rules/kiosk/prepared/prepared-styles.ts';
import { aLayout, applied, offered } from '../../../support/kiosk-layouts.ts';

const ids = (count: number): ReadonlySet<number> => new Set(Array.from({ length: count }, (_, at) => at + 1));

describe('a prepared layout', () => {
  const counts = [1, 2, 7, 8, 9, 20, 45];
  const sizes = [
    { width: 1280, height: 1024 },
    { width: 1080, height: 1920 },
    { width: 1024, height: 768 },
  ];
  const cases = preparedKinds.flatMap((kind) => counts.flatMap((count) => sizes.map((size) => ({ kind, count, ...size }))));

  it.each(cases)('$kind of $count services at $width x $height has no fault, and each service once', ({ kind, count, ...size }) => {
    const layout = aLayout(kind, count, size);
    expect(parseLayout(layout)).toEqual(layout);
    expect(checkLayout(layout, { services: ids(count) })).toEqual([]);
    const issued = layout.pages.flatMap(({ buttons }) => buttons.flatMap(({ service_id }) => service_id ?? []));
    expect(issued.toSorted((one, other) => one - other)).toEqual([...ids(count)]);
    expect(reachedPages(layout).size).toBe(layout.pages.length);
  });

  it.each(preparedKinds)('%s fills the page with few services, in larger letters, and leaves no button without bounds', (kind) => {
    const shownOf = (count: number) => {
      const { pages } = aLayout(kind, 0, { services: offered(count).map((service) => ({ ...service, agenda: null })) });
      const buttons = pages[0]?.buttons.filter((button) => button.function === 'ticket') ?? [];
      return { buttons, bottom: Math.max(...buttons.map(({ y, height }) => y + height)), letters: buttons[0]?.looks.active.font_size ?? 0 };
    };
    const all = shownOf(8);
    for (const count of [3, 4]) {
      expect(shownOf(count).bottom, `${count} services`).toBeGreaterThanOrEqual(890);
      expect(shownOf(count).letters, `${count} services`).toBeGreaterThanOrEqual(all.letters);
    }
    const [alone] = shownOf(1).buttons;
    expect(alone?.height).toBe(420);
    if (kind !== 'bilingual') expect(shownOf(1).letters).toBeGreaterThan(all.letters);
  });

  it('begins each service with the pictogram of its name, where there is one', () => {
    const names = ['Občanské průkazy', 'Ověřování listin', 'Registr vozidel', 'Úmrtní listy', 'Činnost'];
    const services = names.map((cs, at) => ({ id: at + 1, name: { cs, en: '' }, agenda: null }));
    const [page] = aLayout('columns', 0, { services }).pages;
    expect(page?.buttons.slice(0, 5).map(({ icon }) => icon)).toEqual(['id-card', 'stamp', 'car', 'document', null]);
  });

  it.each(preparedKinds)('%s writes the names of a page in one size, in which the longest fits', (kind) => {
    const names = ['Informace', 'Matrika – rodné, oddací a úmrtní listy', 'Ztráty a nálezy', 'Pokladna – poplatky'];
    const services = names.map((cs, at) => ({ id: at + 1, name: { cs, en: cs }, agenda: null }));
    const fontsOf = (all: typeof services) =>
      aLayout(kind, 0, { services: all }).pages[0]?.buttons.flatMap(({ service_id, looks }) =>
        service_id === null ? [] : looks.active.font_size,
      );
    expect(new Set(fontsOf(services)).size).toBe(1);
    const [short = 0] = fontsOf(services.filter(({ id }) => id !== 2)) ?? [];
    expect(short).toBeGreaterThanOrEqual(fontsOf(services)?.[0] ?? Number.POSITIVE_INFINITY);
  });

  it('says under an area which services are in it, cut to what a text may hold', () => {
    const noteOf = (name: string) => {
      const services = [1, 2, 3, 4, 5].map((id) => ({
        id,
        name: { cs: `${name}${id}`, en: '' },
        agenda: { cs: id < 5 ? 'A' : 'B', en: '' },
      }));
      return aLayout('areas', 0, { services }).pages[0]?.buttons[0]?.looks.active.note.cs;
    };
    expect(noteOf('x')).toBe('x1, x2, x3, …');
    expect(noteOf('x'.repeat(90))).toHaveLength(200);
  });

  it('has texts of one language where the kiosk has one', () => {
    const layout = aLayout('columns', 4, { languages: ['cs'] });
    expect(layout.pages.flatMap(({ buttons }) => buttons).some((button) => button.function === 'language')).toBe(false);
  });
});

describe('the check of a layout', () => {
  const layout = aLayout('list', 12);
  const [start, next] = layout.pages.map(({ id }) => id);
  const [first = ''] = layout.pages[0]?.buttons.map(({ id }) => id) ?? [];
  const patch = (changed: object): LayoutCommand => ({ do: 'patch_buttons', page: start ?? '', ids: [first], patch: changed });
  const services = ids(12);

  type Case = {
    readonly says: string;
    readonly command: LayoutCommand;
    readonly fault: LayoutFault['kind'];
    readonly severity: LayoutFault['severity'];
  };
  const faulty: readonly Case[] = [
    { says: 'a ticket of no service', command: patch({ service_id: null }), fault: 'service_missing', severity: 'error' },
    { says: 'a ticket of a service that is gone', command: patch({ service_id: 99 }), fault: 'service_unknown', severity: 'error' },
    { says: 'a way to no page', command: patch({ function: 'page', target_page_id: null }), fault: 'target_missing', severity: 'error' },
    { says: 'a button outside the page', command: patch({ x: 1279 }), fault: 'outside', severity: 'error' },
    { says: 'buttons over each other', command: patch({ y: 300, height: 300 }), fault: 'overlap', severity: 'error' },
    {
      says: 'a page that nobody comes to',
      command: { do: 'add_page', page: newPage({ id: 'n', name: 'N' }) },
      fault: 'unreachable',
      severity: 'warning',
    },
    {
      says: 'a page without a way back',
      command: {
        do: 'remove_buttons',
        page: next ?? '',
        ids: layout.pages[1]?.buttons.filter((one) => one.function === 'back').map(({ id }) => id) ?? [],
      },
      fault: 'no_way_back',
      severity: 'warning',
    },
    {
      says: 'text that cannot be read',
      command: { do: 'patch_look', page: start ?? '', ids: [first], state: 'active', patch: { color: '#eeeeee' } },
      fault: 'low_contrast',
      severity: 'warning',
    },
    {
      says: 'a button without a text',
      command: { do: 'patch_look', page: start ?? '', ids: [first], state: 'active', patch: { text: { cs: 'A', en: '' } } },
      fault: 'text_missing',
      severity: 'warning',
    },
    {
      says: 'an English text that is in Czech',
      command: { do: 'patch_look', page: start ?? '', ids: [first], state: 'active', patch: { text: { cs: 'Občanky', en: 'Občanky' } } },
      fault: 'text_untranslated',
      severity: 'warning',
    },
    {
      says: 'a change to the only language',
      command: { do: 'patch_layout', patch: { languages: ['cs'] } },
      fault: 'language_alone',
      severity: 'warning',
    },
  ];

  it.each(faulty)('finds $says', ({ command, fault, severity }) => {
    const found = checkLayout(applied(layout, [command]), { services });
    expect(found.map((each) => [each.kind, each.severity])).toContainEqual([fault, severity]);
  });

  it('names each button that led to a page that is removed', () => {
    const leading = layout.pages.flatMap(({ id: page, buttons }) =>
      buttons.filter(({ target_page_id: target }) => page !== next && target === next).map(({ id: button }) => ({ page, button })),
    );
    const found = checkLayout(applied(layout, [{ do: 'remove_page', page: next ?? '' }]), { services });
    expect(leading).not.toEqual([]);
    expect(found.filter(({ kind }) => kind === 'target_missing')).toEqual(
      leading.map((at) => ({ ...at, kind: 'target_missing', severity: 'error' })),
    );
  });

  it('names a button that still has a former name of its service, and leaves a text of its own', () => {
    const renamed = new Map([[1, { name: 'Občanské průkazy a pasy', former: ['Průkazy', 'Občanské průkazy'] }]]);
    const foundOf = (cs: string) => {
      const text = { do: 'patch_look', page: start ?? '', ids: [first], state: 'active', patch: { text: { cs, en: 'Cards' } } } as const;
      return checkLayout(applied(layout, [patch({ service_id: 1 }), text]), { services, renamed }).filter(
        ({ kind }) => kind === 'service_renamed',
      );
    };
    expect(foundOf('OBČANSKÉ PRŮKAZY')).toEqual([
      { kind: 'service_renamed', severity: 'warning', page: start, button: first, service: 'Občanské průkazy a pasy' },
    ]);
    expect([foundOf('Občanky'), foundOf('Občanské průkazy a pasy')]).toEqual([[], []]);
  });

  it('names a button of a service that is a reserve, and one with figures of a service that is not counted', () => {
    const foundOf = (detail: string) =>
      checkLayout(applied(layout, [patch({ service_id: 1, detail })]), { services, reserve: new Set([1]), uncounted: new Set([1]) })
        .filter(({ kind }) => ['service_reserve', 'service_uncounted'].includes(kind))
        .map(({ kind, severity, button }) => [kind, severity, button]);
    expect(foundOf('wait')).toEqual([
      ['service_reserve', 'warning', first],
      ['service_uncounted', 'warning', first],
    ]);
    expect(foundOf('none')).toEqual([['service_reserve', 'warning', first]]);
  });

  it('names errors first, and a text that does not fit by its pixels', () => {
    const broken = applied(layout, [patch({ service_id: null })]);
    const found = checkLayout(broken, {
      services,
      overflow: (button, state, language) => (button.id === first && state === 'active' && language === 'cs' ? 14 : 0),
    });
    expect(found.map(({ kind, measure }) => [kind, measure])).toEqual([
      ['service_missing', undefined],
      ['text_cut', 14],
    ]);
  });
});

describe('a layout that is copied', () => {
  const from = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, name: `Činnost ${at + 1}` }));
  const size = { width: 1280, height: 1024 };

  it('has the services of the same names, and says which are not there', () => {
    const to = from.slice(0, 6).map(({ id, name }) => ({ id: id + 100, name: name.toUpperCase() }));
    const { layout, matched, unmatched } = copyLayout(aLayout(), { from, to, size });
    expect(matched).toHaveLength(6);
    expect(unmatched.map(({ id }) => id)).toEqual([7, 8]);
    const issued = layout.pages.flatMap(({ buttons }) =>
      buttons.filter((button) => button.function === 'ticket').map(({ service_id }) => service_id),
    );
    expect(issued).toEqual([101, 102, 103, 104, 105, 106]);
  });

  it('there and back is the same', () => {
    const to = from.map(({ id, name }) => ({ id: id + 100, name }));
    const there = copyLayout(aLayout(), { from, to, size }).layout;
    expect(copyLayout(there, { from: to, to: from, size }).layout).toEqual(aLayout());
  });

  it('fits another screen without a fault', () => {
    const { layout } = copyLayout(aLayout(), { from, to: from, size: { width: 1920, height: 1080 } });
    expect(checkLayout(layout, { services: ids(8) }).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('a look', () => {
  it('has from the active one what it does not say', () => {
    const button = newButton({ id: 'a', x: 0, y: 0, width: 100, height: 100, look: { font_size: 40 } });
    expect(lookOf(button, 'pressed')).toMatchObject({ font_size: 40, background: '#14487f' });
    expect(lookOf(button, 'active').background).toBe('#ffffff');
  });

  it('names its images once', () => {
    const digest = 'a'.repeat(64);
    const button = newButton({ id: 'a', x: 0, y: 0, width: 100, height: 100, look: { image: digest } });
    const layout = applied(aLayout(), [{ do: 'add_page', page: newPage({ id: 'n', name: 'N', image: digest, buttons: [button] }) }]);
    expect(findLayoutDigests(layout)).toEqual([digest]);
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#14487f', '#14487f', 1],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});
