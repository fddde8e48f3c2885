import { expect, it } from 'vitest';
import { kioskEditor } from '../../../contract/messages/cs/console/devices/kiosk-editor.ts';
import { newButton } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { comparePages } from '../../../src/custom/kiosk-editor/compare-pages.ts';
import { aLayout, applied } from '../../support/kiosk-layouts.ts';

const base = aLayout('columns', 4);
const [page] = base.pages;
const at = page?.id ?? '';
const [first = '', second = ''] = page?.buttons.map(({ id }) => id) ?? [];
const services = [{ id: 2, name: 'Matrika' }];

it('says by page and button what each of two people changed, in words', () => {
  const added = newButton({ id: 'n1', x: 0, y: 0, width: 100, height: 100, look: { text: { cs: 'Nové', en: '' } } });
  const mine = applied(base, [
    { do: 'patch_look', page: at, ids: [first], state: 'active', patch: { text: { cs: 'Pasy', en: '' } } },
    { do: 'patch_buttons', page: at, ids: [first], patch: { x: 5, y: 6, width: 70, height: 80, service_id: 2 } },
    { do: 'add_buttons', page: at, buttons: [added] },
  ]);
  const theirs = applied(base, [
    { do: 'patch_look', page: at, ids: [first], state: 'pressed', patch: { color: '#000000' } },
    { do: 'remove_buttons', page: at, ids: [second] },
    { do: 'patch_page', page: at, patch: { heading: { cs: 'Vítejte', en: '' } } },
    { do: 'patch_layout', patch: { idle_seconds: 77 } },
  ]);
  const rows = comparePages(kioskEditor, { base, mine, theirs, services });
  const name = page?.name ?? '';
  expect(rows.map(({ where, theirs: other, mine: own }) => [where, other, own])).toEqual([
    ['Celý kiosek', 'návrat na úvod', ''],
    [`Stránka ${name}`, 'nadpis: Vítejte', ''],
    [`${name} · Činnost 1`, 'vzhled', 'text: Pasy, činnost: Matrika, místo: vlevo 5, nahoře 6, 70 × 80'],
    [`${name} · Činnost 2`, 'odstraněno', ''],
    [`${name} · Nové`, '', 'přidáno'],
  ]);
});
