import { beforeAll, describe, expect, it } from 'vitest';
import { type KioskTickets, withDesign } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';
import { aDesign, aLine } from '../../support/tickets.ts';

const tickets: KioskTickets = { format: 1, usual: aDesign, by_service: {} };

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the tickets of a kiosk', () => {
  let design: object;
  beforeAll(async () => {
    const store = await aStore(root, { label: 'Radnice' });
    const kiosk = numberAt((await root.post('/touch-screens', { name: 'Hala', store_id: store })).body, 'id');
    design = { store_id: store, touch_screen_id: kiosk, name: 'Tickets' };
  });

  it.each([
    ['of another format', { ...tickets, format: 2 }],
    ['without a line', { ...tickets, usual: { ...aDesign, lines: [] } }],
    [
      'whose service has a line of a type that is none',
      { ...tickets, by_service: { 7: { ...aDesign, lines: aDesign.lines.map((line) => ({ ...line, type: 9 })) } } },
    ],
  ])('are refused %s', async (_, wrong) => {
    const refused = await root.post('/kiosk-designs', { ...design, tickets: wrong });
    expect([refused.status, textAt(refused.body, 'err')]).toEqual([422, 'kiosk_tickets_invalid']);
  });

  it('are kept as they were sent, without any pages', async () => {
    const sent = withDesign(tickets, 7, { ...aDesign, lines: aDesign.lines.with(0, aLine('Own')) });
    const made = await root.post('/kiosk-designs', { ...design, tickets: sent });
    expect([made.status, made.body]).toMatchObject([201, { tickets: sent, pages: null }]);
    const refused = await root.patch(`/kiosk-designs/${numberAt(made.body, 'id')}`, 1, { tickets: { ...sent, usual: null } });
    expect([refused.status, textAt(refused.body, 'err')]).toEqual([422, 'kiosk_tickets_invalid']);
  });
});
