import { describe, expect, it } from 'vitest';
import { levelChecks } from '../../../src/crud/record/form-fields/placed-fields.ts';

describe('a box in the two columns of a form', () => {
  it('keeps level with a labelled field beside it, on either side', () => {
    expect([...levelChecks(['labelled', 'check', 'check', 'labelled'])]).toEqual([1, 2]);
  });

  it('stands at the top of its row when nothing with a label is beside it', () => {
    expect([...levelChecks(['labelled', 'labelled', 'check'])]).toEqual([]);
    expect([...levelChecks(['check', 'wide', 'labelled'])]).toEqual([]);
    expect([...levelChecks(['check', 'check'])]).toEqual([]);
    // The field in the middle of a row is left alone by one that begins the next.
    expect([...levelChecks(['labelled', 'first', 'labelled', 'check'])]).toEqual([]);
    expect([...levelChecks(['labelled', 'first', 'check'])]).toEqual([2]);
  });
});
