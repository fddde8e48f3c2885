import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();

describe('agendas, for who only orders', () => {
  it('are filled from all services by their names, and written over the version that was read', async () => {
    const root = await superAdministrator(central);
    const store_id = await aStore(root);
    const service = await aService(root, store_id, { name: 'Matrika' });
    const client = await signedIn(central, { resources: ['ordering'] });
    const services = await client.get('/services?sort=[["name","asc"]]&range=[0,999]');
    expect(rowsOf(services)).toEqual([{ id: service, name: 'Matrika', store_id }]);
    const agenda = numberAt((await client.post('/web-groups', { name: 'Doklady' })).body, 'id');
    expect((await client.patch(`/web-groups/${agenda}`, 1, { service_ids: [service] })).status).toBe(200);
    const late = await client.patch(`/web-groups/${agenda}`, 1, { service_ids: [] });
    expect([late.status, numberAt(late.body, 'current', 'version')]).toEqual([412, 2]);
  });

  it('are only read by who is limited to a store', async () => {
    const store = await aStore(await superAdministrator(central));
    const limited = await signedIn(central, { resources: ['ordering'], limitations: [store] });
    expect((await limited.get('/web-groups')).status).toBe(200);
    expect((await limited.post('/web-groups', { name: 'Moje' })).status).toBe(403);
  });
});
