import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressReader } from '../../../server/areas/branches/admission/address-of.ts';
import { createPendingSockets } from '../../../server/areas/branches/admission/pending-sockets.ts';

/** A request that came from an address, with what it says of where it was before. */
function cameFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('where a socket comes from', () => {
  it.each([
    ['what it says is not believed where no proxy is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['what it says is not believed of who is no trusted proxy', ['10.0.0.1'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted proxy is believed', ['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'what somebody wrote before the first trusted proxy is not',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['a network is trusted whole', ['192.168.0.0/16', '127.0.0.0/8'], '127.0.0.1', '198.51.100.1, 192.168.1.1', '198.51.100.1'],
    ['an IPv4 address within IPv6 is the same one', ['10.0.0.1'], '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['a proxy of IPv6 is believed', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['what is no address is where it ends', ['10.0.0.1'], '10.0.0.1', '198.51.100.1, unknown', 'unknown'],
    ['who is a proxy and says nothing is itself', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  ] as const)('%s', (...[, trusted, remote, forwarded, expected]) => {
    expect(addressReader(trusted)(cameFrom(remote, forwarded))).toBe(expected);
  });
});

describe('sockets that have not proved themselves', () => {
  const limited = () => {
    const dropped: string[] = [];
    const unproven = createPendingSockets({ unprovenOfNetwork: 3, unprovenOfAll: 5 });
    const add = (network: string, name: string) => unproven.add(network, () => dropped.push(name));
    return { dropped, unproven, add };
  };

  it('of one network are so many: for one more the oldest of it goes, and no other', () => {
    const { dropped, unproven, add } = limited();
    add('other', 'o1');
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add('a', name);
    expect(dropped).toEqual(['a1', 'a2']);
    expect(unproven.count()).toBe(4);
  });

  it('of all networks are so many: for one more the oldest of the fullest goes', () => {
    const { dropped, unproven, add } = limited();
    add('b', 'b1');
    for (const name of ['a1', 'a2', 'a3']) add('a', name);
    add('c', 'c1');
    add('d', 'd1');
    expect(dropped).toEqual(['a1']);
    expect(unproven.count()).toBe(5);
  });

  it('count no more once they proved themselves or went, each once', () => {
    const { dropped, unproven, add } = limited();
    const places = ['a1', 'a2', 'a3'].map((name) => add('a', name));
    for (const place of places) place.remove();
    for (const place of places) place.remove();
    expect(unproven.count()).toBe(0);
    for (const name of ['a4', 'a5', 'a6']) add('a', name);
    expect(dropped).toEqual([]);
  });
});
