import { describe, expect, it } from 'vitest';
import { registry } from '../../../../contract/resources/registry.ts';
import { outageKinds, reportedOutageKinds } from '../../../../contract/rules/branch/outages.ts';
import { figures } from '../../../../contract/rules/branch-status/figures.ts';

describe('what live readers are told of figures', () => {
  it('is of no entity, and has a name', () => {
    expect(figures).toBe('figures');
    expect(Object.keys(registry)).not.toContain(figures);
  });
});

describe('kinds of outages', () => {
  it('are two that the central notices, and all that a branch may tell', () => {
    expect(outageKinds).toEqual(['store_silent', 'device', 'power', 'network', 'server', 'printer', 'other']);
    expect(outageKinds.slice(2)).toEqual(reportedOutageKinds);
  });
});
