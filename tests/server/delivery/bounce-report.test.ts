import { describe, expect, it } from 'vitest';
import { readBounce } from '../../../server/areas/messages/delivery/bounces/bounce-report.ts';
import { awayAnswer, exchangeReport, eximReport, postfixReport } from '../../support/bounces.ts';

const returned = { messageId: '<letter-5.proof@mesto.test>', recipient: 'jana@gmial.com' };
const read = (letter: string) => readBounce(Buffer.from(letter));

describe('a letter that comes back', () => {
  it.each([
    ['Postfix', postfixReport(returned), '550 5.1.1 Recipient address rejected: User unknown'],
    ['Exchange', exchangeReport(returned), /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/u],
    ['Exim', eximReport(returned), '5.0.0'],
  ])('is read of %s: which letter and why', async (_, letter, reason) => {
    expect(await read(letter)).toEqual({
      names: expect.arrayContaining([returned.messageId]),
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });

  it('is named by the number of its envelope too', async () => {
    const report = postfixReport({ ...returned, messageId: '<other@posta.test>', envelopeId: 'letter-5.proof' });
    expect((await read(report))?.names).toContain('letter-5.proof');
  });

  it.each([
    ['a report that it is late', postfixReport({ ...returned, action: 'delayed' })],
    ['a report that it has arrived', postfixReport({ ...returned, action: 'delivered' })],
    ['the answer of a machine', awayAnswer(returned)],
    ['nothing', ''],
    ['a report that is cut before it says which letter', postfixReport(returned).slice(0, 600)],
  ])('is none: %s', async (_, letter) => {
    expect(await read(letter)).toBeNull();
  });
});
