import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { id: 2, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const store = { ...row, label: 'Radnice', code: 'RAD', active: true, region_id: null };
const groups = ['Přehled', 'Provoz', 'Činnosti', 'Úřední hodiny', 'Zařízení', 'Správa'];
const none: readonly string[] = [];
const operation: readonly string[] = ['Právě teď', 'Lístky', 'Výpadky'];
const services: readonly string[] = ['Činnosti', 'Přepážky', 'Zaměstnanci'];
const hours: readonly string[] = ['Plány a výjimky', 'Kalendář'];
const administration: readonly string[] = ['Základní údaje', 'Čekající změny', 'Zálohy', 'Licence', 'Klíč a spojení', 'Historie'];

/** The open tab, the parts of it, the open one of them, and the section that is scrolled to. */
type Led = { readonly group: string; readonly parts: readonly string[]; readonly current?: string; readonly section?: string };

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const addresses: readonly (readonly [string, Led])[] = [
  ['', { group: 'Přehled', parts: none }],
  ['?tab=office', { group: 'Správa', parts: administration, current: 'Základní údaje' }],
  ['?tab=monitoring', { group: 'Provoz', parts: operation, current: 'Právě teď' }],
  ['?tab=desks', { group: 'Činnosti', parts: services, current: 'Přepážky' }],
  ['?tab=hours', { group: 'Úřední hodiny', parts: none }],
  ['?tab=calendar', { group: 'Úřední hodiny', parts: hours, current: 'Kalendář' }],
  ['?tab=devices', { group: 'Zařízení', parts: none }],
  ['?tab=waiting', { group: 'Správa', parts: administration, current: 'Čekající změny' }],
  ['?tab=backups', { group: 'Správa', parts: administration, current: 'Zálohy' }],
  ['?tab=licence', { group: 'Správa', parts: administration, current: 'Licence' }],
  ['?tab=contact', { group: 'Správa', parts: administration, current: 'Základní údaje', section: 'Adresa a kontakt' }],
  ['?tab=connection', { group: 'Správa', parts: administration, current: 'Základní údaje', section: 'Spojení' }],
  ['/history', { group: 'Správa', parts: administration, current: 'Historie' }],
];

it.each(addresses)(
  'a part of a store is led to by the address that its tab had before: %s',
  async (address, { group, parts, current, section }) => {
    // Nothing scrolls without a window.
    const scrolled = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
    const provider = {
      getOne: () => Promise.resolve({ data: store }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
      ask: () => new Promise(() => undefined),
    };
    renderConsole({ address: `/stores/2${address}`, provider });
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain(group));
    // What has to be done is behind the name of its group.
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\d.*$/u, ''))).toEqual(groups);
    await screen.findByRole('tabpanel', { name: new RegExp(`^${group}`, 'u') });
    expect(texts('.part-links a')).toEqual(parts);
    expect(texts('.part-links [aria-current="page"]')).toEqual(current === undefined ? [] : [current]);
    if (section === undefined) return;
    const heading = await screen.findByRole('heading', { level: 2, name: section });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(heading.closest('section, fieldset')));
  },
);
