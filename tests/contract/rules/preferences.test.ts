import { describe, expect, it } from 'vitest';
import { isPreferenceName } from '../../../contract/rules/accounts/preferences.ts';

describe('the name of a preference', () => {
  it.each(['a', 'appearance', 'stores.columns', 'web-orders.list_2.page-size', 'Stores.Columns', 'stores.2', 'x'.repeat(120)])(
    'is %s',
    (name) => {
      expect(isPreferenceName(name)).toBe(true);
    },
  );

  it.each(['', '.a', 'a.', 'a..b', 'a b', '1a', '-a', '_a', '__proto__', 'á', 'a/b', 'a.b\n', 'a\u0000', 'x'.repeat(121)])(
    'is not %j',
    (name) => {
      expect(isPreferenceName(name)).toBe(false);
    },
  );
});
