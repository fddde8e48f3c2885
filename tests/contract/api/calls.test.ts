import { describe, expect, it } from 'vitest';
import { writeCall } from '../../../contract/client/calls.ts';

describe('a call by its name', () => {
  it('has its path filled in, each value as one part of an address', () => {
    expect(writeCall('DELETE /sessions/{id}', { path: { id: 'a/b c' } })).toEqual({
      method: 'DELETE',
      path: '/sessions/a%2Fb%20c',
      headers: {},
    });
  });

  it('has texts in the query as they are, and the rest as JSON', () => {
    const { path } = writeCall('GET /search', { query: { q: 'Dvořák & syn', range: [0, 29], missing: undefined } });
    expect(path).toBe('/search?q=Dvo%C5%99%C3%A1k%20%26%20syn&range=%5B0%2C29%5D');
  });

  it('has only the headers that are given, and its body as it is', () => {
    const body = { password: 'x' };
    expect(writeCall('POST /auth/proof', { header: { 'If-Match': '"3"', 'Idempotency-Key': undefined }, body })).toEqual({
      method: 'POST',
      path: '/auth/proof',
      headers: { 'If-Match': '"3"' },
      body,
    });
  });
});
