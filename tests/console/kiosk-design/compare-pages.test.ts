import { expect, it } from 'vitest';
import { kioskEditor } from '../../../contract/messages/cs/console/devices/kiosk-editor.ts';
import { changedParts } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import { newButton } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { comparePages, pageParts } from '../../../src/kiosk-design/changes/page-parts.ts';
import { aLayout, applied } from '../../support/kiosk-layouts.ts';

const base = aLayout('columns', 4);
const [page] = base.pages;
const at = page?.id ?? '';
const [first = '', second = ''] = page?.buttons.map(({ id }) => id) ?? [];
const serviceName = (id: number) => (id === 2 ? 'Matrika' : '');
const words = { said: kioskEditor, partsSaid: changedParts, empty: '–', serviceName };

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
  const rows = comparePages(words, { base, mine, theirs });
  const name = page?.name ?? '';
  expect(rows.map(({ where, theirs: other, mine: own }) => [where, other, own])).toEqual([
    ['Celý kiosek', 'návrat na úvod: 77 s', ''],
    [`Stránka ${name}`, 'nadpis: Vítejte, nadpis (English): –', ''],
    [
      `${name} · Činnost 1`,
      'stisknuté, barva textu: #000000',
      'text: Pasy, text (English): –, činnost: Matrika, místo: vlevo 5, nahoře 6, 70 × 80',
    ],
    [`${name} · Činnost 2`, 'odstraněno', ''],
    [`${name} · Nové`, '', 'přidáno'],
  ]);
});

/** `where: what before → after`, as a history shows it. */
const shownChanges = (parts: ReturnType<typeof pageParts>) =>
  parts.map(({ where, changes }) => [where, ...changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`)]);

it('says of one change what each part was and is', () => {
  const changed = applied(base, [
    { do: 'patch_page', page: at, patch: { name: 'Úvod', background: '#eeeeee' } },
    { do: 'patch_buttons', page: at, ids: [first], patch: { detail: 'wait', icon: 'home' } },
    { do: 'patch_look', page: at, ids: [first], state: 'active', patch: { background: '#123456', font_size: 31 } },
    { do: 'patch_look', page: at, ids: [second], state: 'pressed', patch: { color: '#000000' } },
    { do: 'patch_layout', patch: { idle_seconds: 77, languages: ['cs'] } },
  ]);
  const look = page?.buttons[0]?.looks.active;
  expect(shownChanges(pageParts(words, base, changed))).toEqual([
    ['Celý kiosek', 'jazyky: Čeština, English → Čeština', `návrat na úvod: ${base.idle_seconds} s → 77 s`],
    [`Stránka ${page?.name}`, `pozadí: ${page?.background} → #eeeeee`, `název: ${page?.name} → Úvod`],
    [
      `${page?.name} · Činnost 1`,
      `doplněk: ${kioskEditor.properties.details[page?.buttons[0]?.detail ?? 'none']} → Doba čekání`,
      'piktogram: null → null',
      `výplň: ${look?.background} → #123456`,
      `písmo (px): ${look?.font_size} → 31`,
    ],
    [`${page?.name} · Činnost 2`, 'stisknuté, barva textu: #ffffff → #000000'],
  ]);
});

it('says of pages that came how large they are, and of pages alone what they consist of', () => {
  const size = `${page?.buttons.length} tlačítek`;
  expect(shownChanges(pageParts(words, null, base))[0]).toEqual([`Stránka ${page?.name}`, `přidáno: null → ${size}`]);
  expect(shownChanges(pageParts(words, undefined, base))[0]).toEqual([`Stránka ${page?.name}`, `: null → ${size}`]);
  expect(shownChanges(pageParts(words, base, null))[0]).toEqual([`Stránka ${page?.name}`, 'odstraněno: null → null']);
});
