import { describe, expect, it } from 'vitest';
import { areas } from '../../../contract/basics/access.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { demonstrationSignIns } from '../../../server/demo/entities/users.ts';

const now = new Date('2026-09-16T10:20:00Z');
const town = demonstration(now);
type Values = { readonly [name: string]: unknown };
const tables = Object.entries<readonly Values[]>(town.rows);
const declarations = new Map<string, AnyResource>(Object.entries(registry));

function declarationOf(name: string): AnyResource {
  const resource = declarations.get(name);
  if (resource === undefined) throw new Error(`nobody declares ${name}`);
  return resource;
}

describe('rows', () => {
  it('fill every entity but tickets, which come apart, and what only the server writes', () => {
    const written = ['tickets', 'audit-log', 'outbox', 'backups', 'backup-settings'];
    // The town keeps persons as long as every town does that says nothing of it.
    const usual = ['retention', 'statistics-settings'];
    const filled = [...tables.map(([name]) => name), ...Object.keys(town.settings), ...written, ...usual];
    expect(filled.toSorted()).toEqual([...declarations.keys()].toSorted());
  });

  it.each(tables)('of %s fulfil what their declaration asks', (name, rows) => {
    const broken = rows.flatMap((row) => {
      // A person who was erased has no name.
      if (row['erased_at'] != null) return [];
      const { problems } = checkDraft(declarationOf(name), row, { now, partial: false });
      return Object.keys(problems).length === 0 ? [] : [{ id: row['id'], problems }];
    });
    expect(broken).toEqual([]);
  });

  it.each(Object.entries<Values>(town.settings))('of %s fulfil what their declaration asks', (name, values) => {
    expect(checkDraft(declarationOf(name), values, { now, partial: false }).problems).toEqual({});
  });

  it.each(tables)('of %s are as a person would have left them: cleaning changes nothing', (name, rows) => {
    for (const row of rows) expect(row).toMatchObject(checkDraft(declarationOf(name), row, { now, partial: false }).values);
  });

  it.each(tables)('of %s hold every declared value and nothing else', (name, rows) => {
    const declared = fieldsOf(declarationOf(name)).filter(([, field]) => field.kind !== 'secret' && field.kind !== 'computed');
    const expected = ['id', 'created_at', 'updated_at', ...declared.map(([field]) => field)].toSorted();
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(expected);
  });

  it.each(tables)('of %s are numbered from one and repeat no unique value within their owner', (name, rows) => {
    const resource = declarationOf(name);
    expect(rows.map((row) => row['id'])).toEqual(rows.map((_, place) => place + 1));
    for (const [field, declared] of fieldsOf(resource)) {
      if (declared.kind === 'computed' || declared.unique === undefined) continue;
      const owner = resource.limitedBy === 'store_id' ? 'store_id' : '';
      const values = rows.map((row) => `${String(row[owner])} ${String(row[field]).toLowerCase()}`);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });
});

describe('references', () => {
  it.each(tables)('of %s lead to rows that are there, of the same store where it is asked', (name, rows) => {
    const owner = declarationOf(name).limitedBy ?? 'store_id';
    for (const [field, declared] of fieldsOf(declarationOf(name))) {
      if (declared.kind !== 'reference' && declared.kind !== 'references') continue;
      const targets = new Map(tables.find(([target]) => target === declared.target)?.[1].map((row) => [row['id'], row]));
      for (const row of rows) {
        for (const id of [row[field]].flat()) {
          if (id === null) continue;
          expect(targets.has(id), `${field} ${String(id)}`).toBe(true);
          if (declared.withinStore === true) expect([row[owner]].flat()).toContain(targets.get(id)?.['store_id']);
        }
      }
    }
  });
});

describe('the town', () => {
  it('has twelve stores in three regions, six to twelve services in each', () => {
    expect(town.rows.stores).toHaveLength(12);
    expect(town.rows.regions).toHaveLength(3);
    for (const { id } of town.rows.stores) {
      const own = town.rows.services.filter(({ store_id }) => store_id === id);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.length).toBeLessThanOrEqual(12);
    }
  });

  it('has a desk for every service', () => {
    const served = new Set(town.rows.desks.flatMap(({ service_ids }) => service_ids));
    expect(town.rows.services.filter(({ id }) => !served.has(id))).toEqual([]);
  });

  it('has more people than desks in every store', () => {
    for (const { id } of town.rows.stores) {
      const people = town.rows.employees.filter(({ store_id, active }) => store_id === id && active);
      expect(people.length).toBeGreaterThan(town.rows.desks.filter(({ store_id }) => store_id === id).length);
    }
  });

  it('writes to nobody who could exist: its addresses are at reserved domains', () => {
    const texts = JSON.stringify(town.rows);
    for (const [, domain = ''] of texts.matchAll(/@([\w.-]+)/gu)) expect(domain).toMatch(/(?:\.example|mesto\.test)$/u);
  });

  it('gives women the feminine form of their surname', () => {
    const feminine = /(?:ová|á|í|ů)$/u;
    for (const { name } of town.rows.employees) {
      const [given = '', surname = ''] = name.split(' ');
      // All feminine given names of the list end so, and Nikola is the one that a man could bear.
      if (/[aáe]$/u.test(given) && given !== 'Nikola') expect(surname, name).toMatch(feminine);
    }
  });
});

describe('sign-ins', () => {
  const rights = town.rows.users.slice(0, 6).map(({ email, role, level, resources, limitations, first_time, active }) => {
    return { email, role, level, resources: [...resources].toSorted(), limitations, first_time, active };
  });
  const clerk = { role: 'operator', level: 20, resources: ['ordering', 'overviews', 'store'], first_time: false, active: true };
  const all = [...areas].toSorted();

  it('are the six that are promised, with exactly their rights', () => {
    expect(rights).toEqual([
      { ...clerk, email: 'spravce@mesto.test', role: 'superAdministrator', level: 0, resources: all, limitations: [] },
      { ...clerk, email: 'administrator@mesto.test', role: 'administrator', level: 10, resources: all, limitations: [] },
      { ...clerk, email: 'obsluha1@mesto.test', limitations: [1] },
      { ...clerk, email: 'obsluha2@mesto.test', limitations: [2] },
      { ...clerk, email: 'host@mesto.test', resources: [], limitations: [] },
      { ...clerk, email: 'novy@mesto.test', resources: ['ordering'], limitations: [], first_time: true },
    ]);
    expect(rights.map(({ email }) => email)).toEqual(demonstrationSignIns);
  });

  it('owe no second factor', () => {
    expect(town.settings['password-policy'].second_factor_is_required).toBe(false);
  });
});
