import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../contract/kit/index.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { registry } from '../../contract/resources/registry.ts';
import { unasked } from '../support/rights/asked-operations.ts';
import { ownRows } from '../support/rights/own-rows.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const operations = allOperations(resources);

describe('the matrix of who may what', () => {
  it('asks for every operation of the API: a new one has its row, by its entity or in own-rows.ts', () => {
    expect(unasked(operations, resources)).toEqual([]);
  });

  it('has no row for what is no operation', () => {
    const known = new Set(operations.map(({ id }) => id));
    expect(Object.keys(ownRows).filter((id) => !known.has(id))).toEqual([]);
  });

  it('sees an operation that nobody asks for', () => {
    const [first] = operations;
    if (first === undefined) throw new Error('there is no operation');
    expect(unasked([...operations, { ...first, id: 'new.one' }], resources)).toEqual(['new.one']);
  });

  it('calls public exactly what the contract does', () => {
    const open = operations.filter(({ stage }) => stage === 'public').map(({ id }) => id);
    const rows = Object.entries(ownRows).filter(([, row]) => row.isPublic === true);
    expect(rows.map(([id]) => id).toSorted()).toEqual(open.toSorted());
  });
});
