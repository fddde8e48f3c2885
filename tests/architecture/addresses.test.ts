import { describe, expect, it } from 'vitest';
import { allOperations } from '../../contract/operation-registry.ts';
import { sends, writtenAddresses } from './addresses.ts';
import { sourcesOf } from './sources.ts';

/** Calls that belong to no entity. Addresses of entities follow from their declarations, and many are pages of the console too. */
const paths = allOperations([]).map(({ path }) => path);
const sources = sourcesOf('src', 'booking-page', 'simulator');

/** The typed client of the console and of the simulator, and what makes the addresses of entities by their declarations. */
const client = [
  'booking-page/client/booking-client.ts',
  // Files, as the protocol of branches says.
  'simulator/branch/designs.ts',
  'simulator/public-central.ts',
  'simulator/stores/central.ts',
  // What it calls `fetch` was given to it: an export that begins.
  'src/crud/list/export/exports.ts',
  'src/providers/data/calls-by-name.ts',
  'src/providers/data/data-provider.ts',
  'src/providers/data/list-reader.ts',
  'src/providers/data/rest-client.ts',
  'src/providers/http/ask.ts',
  'src/providers/http/http-client.ts',
  'src/providers/live/connection.ts',
  'src/providers/make-central.ts',
  'src/providers/session/begin-session.ts',
  'src/providers/session/sign-out.ts',
  'src/providers/transport/open-stream.ts',
  'src/providers/transport/send.ts',
  'src/providers/transport/server-answers.ts',
];

describe('the API', () => {
  it('has none of its addresses written as a string: calls go by their names', () => {
    expect(sources.flatMap((source) => writtenAddresses(source, paths))).toEqual([]);
  });

  it('is sent to by the client alone', () => {
    const sending = sources.filter(sends).map(({ path }) => path);
    expect(sending.toSorted()).toEqual(client);
  });

  it.each([
    ["http.request('/auth/totp', { method: 'POST' })", '/auth/totp'],
    ['client.call(`/stores/${id}/waiting-changes/${change}/withdraw`)', '/stores/…/waiting-changes/…/withdraw'],
    ['fetch(`/central/sessions?user_id=${id}`)', '/central/sessions?user_id=…'],
  ])('is seen to be written to and sent to in %s', (text, address) => {
    const source = { path: 'src/one.ts', text };
    expect(writtenAddresses(source, paths)).toEqual([`src/one.ts:1 ${address}`]);
    expect(sends(source)).toBe(true);
  });

  it('is not taken for a page of the console, nor a call by its name for an address', () => {
    const text = "go(`/stores/${id}`); go('/settings/devices'); ask('GET /stores/{id}/status', { path: { id } });";
    expect(writtenAddresses({ path: 'src/one.ts', text }, paths)).toEqual([]);
    expect(sends({ path: 'src/one.ts', text })).toBe(false);
  });
});
