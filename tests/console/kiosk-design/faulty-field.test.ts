import { expect, it } from 'vitest';
import { checkLayout } from '../../../contract/rules/kiosk/check-layout.ts';
import type { KioskButton } from '../../../contract/rules/kiosk/layout/layout.ts';
import { faultyField } from '../../../src/custom/kiosk-editor/state/faulty-field.ts';
import { aButton, aView } from '../../support/kiosk-views.ts';

const text = { cs: 'Pasy', en: 'Passports' };

/** Where the checks of a page with the button lead to, fault by fault. */
function ledTo(given: Partial<KioskButton>, known: Partial<Parameters<typeof checkLayout>[1]> = {}) {
  const button = aButton({ look: { text } });
  const { layout } = aView([{ ...button, ...given }]);
  const faults = checkLayout(layout, { services: new Set([1]), ...known });
  return faults.map((fault) => [fault.kind, faultyField(fault, layout)]);
}
const { looks } = aButton({ look: { text } });
const active = { ...looks.active, color: '#ffffff', background: '#ffffff' };

it.each([
  [{ service_id: null }, 'service_missing', { field: 'service', look: 'active' }],
  [{ service_id: 9 }, 'service_unknown', { field: 'service', look: 'active' }],
  [{ function: 'page', service_id: null }, 'target_missing', { field: 'target', look: 'active' }],
  [{ x: -5 }, 'outside', { field: 'x', look: 'active' }],
  [{ y: 1000 }, 'outside', { field: 'y', look: 'active' }],
  [{ x: 0, width: 2000 }, 'outside', { field: 'width', look: 'active' }],
  [{ y: 0, height: 2000 }, 'outside', { field: 'height', look: 'active' }],
] as const)('a button with %j leads to the field that fixes it', (given, kind, led) => {
  expect(ledTo(given)).toEqual([[kind, led]]);
});

it('leads to the text in its language', () => {
  const czech = { ...looks, active: { ...looks.active, text: { cs: 'Občanské průkazy', en: 'Občanské průkazy' } } };
  expect(ledTo({ looks: czech })).toEqual([['text_untranslated', { field: 'text en', look: 'active' }]]);
  const none = { ...looks, active: { ...looks.active, text: { cs: '', en: 'Passports' } } };
  expect(ledTo({ looks: none })).toEqual([['text_missing', { field: 'text cs', look: 'active' }]]);
  const renamed = new Map([[1, { name: 'Cestovní doklady', former: ['Pasy'] }]]);
  expect(ledTo({}, { renamed })).toEqual([['service_renamed', { field: 'text cs', look: 'active' }]]);
});

it('shows the state that has the value: its own, or the active one that it comes from', () => {
  const colour = (look: string) => ['low_contrast', { field: 'color', look }];
  expect(ledTo({ looks: { active, inactive: {}, pressed: {} } })).toEqual([colour('active'), colour('active'), colour('active')]);
  const pressed = { color: '#ffffff', background: '#ffffff' };
  expect(ledTo({ looks: { ...looks, pressed } })).toEqual([colour('pressed')]);
  const long = { text: { cs: 'Pasy a vše kolem nich', en: 'Passports' } };
  const overflow = (_: KioskButton, state: string, language: string): number => (state === 'pressed' && language === 'cs' ? 9 : 0);
  const cut = (look: string) => ['text_cut', { field: 'text cs', look }];
  expect(ledTo({ looks: { ...looks, pressed: long } }, { overflow })).toEqual([cut('pressed')]);
  expect(ledTo({}, { overflow })).toEqual([cut('active')]);
});

it('knows no field of what is fixed on the page', () => {
  const { layout } = aView([aButton({ look: { text } }), aButton({ id: 'b2', look: { text } })]);
  const faults = checkLayout(layout, { services: new Set([1]) });
  expect(faults.map((fault) => [fault.kind, faultyField(fault, layout)])).toEqual([['overlap', { look: 'active' }]]);
});
