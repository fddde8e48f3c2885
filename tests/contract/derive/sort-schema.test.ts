import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { sortSchema } from '../../../contract/derive/sort-schema.ts';
import { lamps } from './lamps.ts';

describe('the schema of an order', () => {
  const takes = new Ajv2020({ strict: false }).compile(sortSchema(lamps));

  it.each([
    [['name', 'ASC']],
    [
      [
        ['state', 'DESC'],
        ['id', 'ASC'],
      ],
    ],
    [['deleted_at', 'DESC']],
    [[]],
  ])('takes a pair or a list of pairs: %j', (sort) => {
    expect([takes(sort), takes.errors]).toEqual([true, null]);
  });

  it.each([[['nothing', 'ASC']], [['name']], [['version', 'ASC']], [[['name', 'ASC', 'DESC']]], ['name']])('refuses %j', (sort) => {
    expect(takes(sort)).toBe(false);
  });

  it('has no order by when a row was deleted where the entity keeps no trash', () => {
    expect(JSON.stringify(sortSchema({ ...lamps, endless: true }))).not.toContain('deleted_at');
  });
});
