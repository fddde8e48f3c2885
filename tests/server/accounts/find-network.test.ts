import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNetwork } from '../../../server/areas/accounts/sign-in-attempts/find-network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1:ffff::', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(findNetwork(address)).toBe(network);
  });

  it('is the same for all that differ in the last four groups alone', () => {
    const group = fc.integer({ min: 1, max: 0xff_ff }).map((value) => value.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, groups, (place, one, other) => {
        expect(findNetwork([...place, ...one].join(':'))).toBe(findNetwork([...place, ...other].join(':')));
      }),
    );
  });
});
