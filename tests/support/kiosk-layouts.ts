import fc from 'fast-check';
import { applyCommand, type LayoutCommand } from '../../contract/rules/kiosk/editing/commands.ts';
import type { KioskLayout } from '../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../contract/rules/kiosk/layout/new-parts.ts';
import type { LayoutInput, OfferedService, PreparedWords } from '../../contract/rules/kiosk/prepared/layout-maker.ts';
import { prepareLayout } from '../../contract/rules/kiosk/prepared/prepared-layouts.ts';
import { type PreparedKind } from '../../contract/rules/kiosk/prepared/prepared-styles.ts';

const wordsIn = (language: string): PreparedWords => ({
  question: `question ${language}`,
  areaQuestion: `area question ${language}`,
  hint: `hint ${language}`,
  areaHint: `area hint ${language}`,
  walkIn: `walk-in ${language}`,
  appointment: `appointment ${language}`,
  enterPin: `PIN ${language}`,
  help: `help ${language}`,
  more: `more ${language}`,
  others: `others ${language}`,
  back: `back ${language}`,
  language: `language ${language}`,
  startPage: `start ${language}`,
});

/** Services 1 to `count`, three to an agenda, the last one without any. */
export const offered = (count: number): readonly OfferedService[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: { cs: `Činnost ${at + 1}`, en: `Service ${at + 1}` },
    agenda: at === count - 1 ? null : { cs: `Agenda ${Math.floor(at / 3)}`, en: `Area ${Math.floor(at / 3)}` },
  }));

/** A prepared layout of a kiosk of 1280 x 1024 with so many services. */
export function aLayout(kind: PreparedKind = 'columns', count = 8, given: Partial<LayoutInput> = {}): KioskLayout {
  const words = { cs: wordsIn('cs'), en: wordsIn('en') };
  return prepareLayout(kind, { width: 1280, height: 1024, languages: ['cs', 'en'], services: offered(count), words, ...given });
}

const pageIds = fc.constantFrom('p1', 'p2', 'n1', 'n2', 'n3');
const buttonIds = fc.constantFrom('b2', 'b3', 'b4', 'x1', 'x2', 'x3', 'x4');
const someButtons = fc.uniqueArray(buttonIds, { minLength: 1, maxLength: 4 });
const rect = fc.record({
  x: fc.integer({ min: -200, max: 1400 }),
  y: fc.integer({ min: -200, max: 1200 }),
  width: fc.integer({ min: 24, max: 700 }),
  height: fc.integer({ min: 24, max: 400 }),
});
const state = fc.constantFrom('active' as const, 'inactive' as const, 'pressed' as const);
const colour = fc.constantFrom('#000000', '#ffffff', '#14487f', '#ffd400');

/** Any command, also ones that name what is not there. */
export const anyCommand: fc.Arbitrary<LayoutCommand> = fc.oneof(
  fc.record({ do: fc.constant('patch_layout' as const), patch: fc.record({ idle_seconds: fc.integer({ min: 5, max: 3600 }) }) }),
  pageIds.map((id): LayoutCommand => ({ do: 'add_page', page: newPage({ id, name: `Page ${id}` }) })),
  fc.record({ do: fc.constant('remove_page' as const), page: pageIds }),
  fc.record({ do: fc.constant('move_page' as const), page: pageIds, to: fc.nat(4) }),
  fc.record({ do: fc.constant('patch_page' as const), page: pageIds, patch: fc.record({ background: colour }) }),
  fc
    .tuple(pageIds, someButtons, rect)
    .map(([page, ids, place]): LayoutCommand => ({ do: 'add_buttons', page, buttons: ids.map((id) => newButton({ id, ...place })) })),
  fc.record({ do: fc.constant('remove_buttons' as const), page: pageIds, ids: someButtons }),
  fc.record({
    do: fc.constant('patch_buttons' as const),
    page: pageIds,
    ids: someButtons,
    patch: fc.record({ service_id: fc.option(fc.integer({ min: 1, max: 9 })) }),
  }),
  fc
    .tuple(pageIds, someButtons, rect)
    .map(([page, ids, place]): LayoutCommand => ({ do: 'place_buttons', page, places: new Map(ids.map((id) => [id, place])) })),
  fc.record({
    do: fc.constant('patch_look' as const),
    page: pageIds,
    ids: someButtons,
    state,
    patch: fc.record({ color: colour, font_size: fc.integer({ min: 8, max: 400 }) }),
  }),
  fc.record({
    do: fc.constant('inherit' as const),
    page: pageIds,
    ids: someButtons,
    state: fc.constantFrom('inactive' as const, 'pressed' as const),
    names: fc.constant(['color' as const, 'background' as const]),
  }),
  fc.record({ do: fc.constant('stack' as const), page: pageIds, ids: someButtons, to: fc.constantFrom('front' as const, 'back' as const) }),
  fc.constantFrom('list' as const, 'areas' as const).map((kind): LayoutCommand => ({ do: 'replace', layout: aLayout(kind, 12) })),
);

/** The layout after all commands. */
export const applied = (layout: KioskLayout, commands: readonly LayoutCommand[]): KioskLayout =>
  commands.reduce((current, command) => applyCommand(current, command), layout);
