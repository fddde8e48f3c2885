import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { field } from '../../../contract/kit/index.ts';
import { playlists } from '../../../contract/resources/devices/playlists.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { readRefusal } from '../../../src/crud/core/refusal.ts';
import { findDraftChanges, keepable, startDraft } from '../../../src/crud/record/draft/draft.ts';
import { flatErrors, nestErrors } from '../../../src/crud/record/draft/form-errors.ts';
import { inScreenOrder, sectionsOf, sectionWith } from '../../../src/crud/record/form-fields/sections.ts';

describe('the draft of a form', () => {
  it('starts a new record with what the declaration says', () => {
    expect(startDraft(playlists, null)).toMatchObject({ name: null, priority: 0, active: true, store_ids: [], play_days: [], items: null });
  });

  it('holds nothing that only the server writes', () => {
    expect(Object.keys(startDraft(orders, { id: 1, pin: '123' }))).not.toContain('pin');
  });

  it('does not fill an old record with defaults', () => {
    expect(startDraft(playlists, { id: 1, priority: null })).toMatchObject({ priority: null, store_ids: [] });
  });

  it('tells what was changed, lists by their content', () => {
    expect(findDraftChanges({ a: [1, 2], b: null, c: 'x' }, { a: [1, 2], c: 'y' })).toEqual({ c: 'x' });
  });

  it('may be kept but for secrets and what only the server writes', () => {
    const fields = {
      name: field.text({ max: 20 }),
      key: field.secret({ max: 200 }),
    };
    const resource = { ...playlists, fields };
    expect(keepable(resource, { name: 'Nová', key: 'tajné', id: 1, unknown: 1 })).toEqual({ name: 'Nová' });
  });
});

describe('errors of a form', () => {
  it('lead back to the paths that they came with', () => {
    const texts = { name: 'Prosím', 'items.1.title': 'Prosím' };
    expect(flatErrors(nestErrors(texts, 'server'))).toEqual([
      { path: 'name', text: 'Prosím' },
      { path: 'items.1.title', text: 'Prosím' },
    ]);
  });

  it('lie in the tab of their field', () => {
    expect(sectionWith(sectionsOf(playlists, 'edit'), 'items.1')?.key).toBe('items');
  });

  it('stand as their fields do', () => {
    const sections = [
      { key: 'person', names: ['name', 'email'] },
      { key: 'rights', names: ['level'] },
    ];
    const faults = ['level', 'email', 'name'].map((path) => ({ path }));
    expect(inScreenOrder(sections, faults).map(({ path }) => path)).toEqual(['name', 'email', 'level']);
  });

  it('are read from what the server refused with', () => {
    const error = new HttpError('Neplatné', 422, { err: 'invalid', errors: { name: 'Prosím', odd: 1 } });
    expect(readRefusal(error)).toEqual({ status: 422, message: 'Neplatné', errors: { name: 'Prosím' }, current: undefined });
    expect(readRefusal('lost')).toEqual({ status: 0, message: 'lost', errors: {}, current: undefined });
  });
});
