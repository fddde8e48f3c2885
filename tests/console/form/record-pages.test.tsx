import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { fieldOf, fieldsOf, isReadable } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { resources } from '../../../src/crud/core/named.ts';
import { loadAdditions } from '../../../src/resources/registry.ts';
import { sampleOf } from '../../support/made/sample-values.ts';
import { renderConsole } from '../list/entity-console.tsx';

/** A row of the entity as the API may give it: whatever a value says, there is one. */
function rowOf(resource: AnyResource) {
  const values = fieldsOf(resource).filter(([, field]) => isReadable(field));
  const system = { id: 1, version: 3, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-02T08:00:00.000Z' };
  return { ...system, ...Object.fromEntries(values.map(([name, field]) => [name, valueOf(field)])) };
}

function valueOf(field: Field): unknown {
  if (field.kind === 'reference') return 1;
  if (field.kind === 'references') return [1];
  return field.kind === 'computed' ? field.choices[0] : sampleOf(field, 2);
}

/** Two edits of each field, so that each has two ways back. */
const historyOf = (resource: AnyResource) =>
  [3, 2].map((version) => ({
    id: version,
    at: `2026-11-0${version}T08:00:00.000Z`,
    actor_name: 'Jana Nováková',
    action: 'edit',
    version,
    changes: Object.fromEntries(
      fieldsOf(resource).map(([name, field]) => [name, { before: sampleOf(field, 7 + version), after: valueOf(field) }]),
    ),
  }));

function open(resource: AnyResource, search = '') {
  const row = rowOf(resource);
  const provider = {
    getOne: () => Promise.resolve({ data: row }),
    getMany: () => Promise.resolve({ data: [{ id: 1, name: 'Odkázaný', label: 'Odkázaný', store_id: 1 }] }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
    history: () => Promise.resolve({ data: historyOf(resource) }),
  };
  const page = resource.singleton === true ? resource.page : recordPageOf(resource, row);
  return renderConsole({ address: `${page}${search}`, provider, now: '2026-12-01T08:05:00.000Z' });
}

/** Names of all buttons that can be reached. */
function buttonNames(): readonly string[] {
  return screen.queryAllByRole('button').map((button) => {
    const names = [button.getAttribute('aria-label'), button.textContent, button.getAttribute('title')];
    return names.map((text) => (text ?? '').trim()).find((text) => text !== '') ?? '';
  });
}

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
const isKept = ({ audit, versioned }: AnyResource) => audit !== false && versioned !== false;
const named = resources.map((resource) => [resource.name, resource] as const);

describe('the page of a record', () => {
  it.each(named)('of %s is headed by its name, which names the window too, and has no two buttons of one name', async (_, resource) => {
    open(resource);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).not.toBe('');
    await waitFor(() => expect(document.title.startsWith(heading.textContent)).toBe(true));
    if (isKept(resource) && resource.name !== 'stores') await screen.findByRole('region', { name: 'Historie' });
    await waitFor(() => expect(screen.queryAllByText(/^Načítá se/u)).toEqual([]));
    expect(repeated(buttonNames())).toEqual([]);
    const menu = screen.queryByRole('button', { name: 'Další' });
    if (menu === null) return;
    await userEvent.click(menu);
    expect(repeated(buttonNames())).toEqual([]);
  });
});

describe('the head of a record', () => {
  it.each(named)('of %s names fields that there are', async (_, resource) => {
    const { head = {} } = await loadAdditions(resource.name);
    const asked = [head.title, head.state, ...(head.facts ?? [])].filter((name) => name !== undefined);
    expect(asked.filter((name) => fieldOf(resource, name) === undefined)).toEqual([]);
  });

  it.each([
    ['users', 'Zablokovaný', ['E-mail', 'Role']],
    ['desks', undefined, ['Číslo', 'Pobočka']],
    ['tickets', 'U přepážky', ['Činnost', 'Pobočka', 'Vydáno']],
    ['playlists', undefined, ['Pobočky', 'Přehrávat od']],
    ['services', 'Aktivní', ['Pobočka', 'Písmeno na lístku']],
  ])('of %s says its state %s and what matters', async (name, state, facts) => {
    open(entity(name));
    const heading = await screen.findByRole('heading', { level: 1 });
    const said = document.querySelector('.page-header__count')?.textContent;
    expect([said === '' ? undefined : said, [...document.querySelectorAll('.record-facts dt')].map((label) => label.textContent)]).toEqual([
      state,
      facts,
    ]);
    expect(heading).toBeDefined();
  });
});

const entity = (name: string): AnyResource => {
  const found = resources.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(`No entity is called ${name}`);
  return found;
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

describe('the fields of a record', () => {
  it.each([
    ['orders', ['Objednávka', 'Klient', 'Průběh']],
    ['playlists', ['Playlist', 'Položky', 'Kdy se přehrává', 'Kde se přehrává']],
    ['touch-screens', ['Dotykový kiosek', 'Stav']],
    ['password-policy', ['Heslo', 'Přihlášení']],
  ])('of %s stand on one page, under the names of their sections, with the history beside them', async (name, sections) => {
    open(entity(name));
    await screen.findByRole('region', { name: 'Historie' });
    expect(tabs()).toEqual([]);
    expect(headings().slice(0, sections.length)).toEqual(sections);
    expect(headings()).toContain('Historie');
  });

  it('of services have a tab for each section, because they are more than fourteen', async () => {
    open(entity('services'));
    await screen.findByRole('region', { name: 'Historie' });
    expect(tabs()).toEqual(['Činnost', 'Názvy', 'Lístek', 'Viditelnost']);
  });

  it('keep the chosen store in the address from tab to tab', async () => {
    const { router } = open(entity('services'), '?store=1');
    await userEvent.click(await screen.findByRole('tab', { name: 'Lístek' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?tab=\w+&store=1$/u));
    await userEvent.click(screen.getByRole('tab', { name: 'Činnost' }));
    await waitFor(() => expect(router.state.location.search).toBe('?store=1'));
  });

  it.each(['/history', '?tab=history'])('are shown with the history at the address that it had as a tab: %s', async (address) => {
    // Nothing scrolls without a window.
    const scrolled = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
    open(entity('playlists'), address);
    const history = await screen.findByRole('region', { name: 'Historie' });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(history));
    expect(screen.getAllByRole('textbox', { name: /^Název/u })[0]).toHaveProperty('value', 'Vzorek 2');
  });
});
