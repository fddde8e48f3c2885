import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../contract/rules/values/group-by.ts';

describe('things grouped by a key', () => {
  it('stand together, keys and things in the order in which they came', () => {
    const towns = ['Brno', 'Praha', 'Bílina', 'Aš', 'Plzeň'];
    expect([...groupBy(towns, (town) => town.charAt(0))]).toEqual([
      ['B', ['Brno', 'Bílina']],
      ['P', ['Praha', 'Plzeň']],
      ['A', ['Aš']],
    ]);
  });

  it('are none where there is nothing to group', () => {
    expect(groupBy([], () => 'a').size).toBe(0);
  });

  it('are all there, each once and under its own key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (numbers) => {
        const groups = [...groupBy(numbers, (each) => each % 3)];
        for (const [key, group] of groups) expect(group).toEqual(numbers.filter((each) => each % 3 === key));
        expect(groups.flatMap(([, group]) => group)).toHaveLength(numbers.length);
      }),
    );
  });
});
