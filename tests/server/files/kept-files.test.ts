import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileField, limitOf } from '../../../contract/derive/files.ts';
import { field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { maximalBytes } from '../../../contract/rules/files/file-limits.ts';
import { factsOf } from '../../../server/work/files/file-facts.ts';
import { keepFile } from '../../../server/work/files/keep-file.ts';
import { type Central, openCentral } from '../../support/central.ts';

let central: Central;
beforeAll(async () => {
  central = await openCentral();
});
afterAll(() => central.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgALyxgWwKQAAAABJRU5ErkJggg==', 'base64');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const terms = registry['web-order-settings'].fields.terms_file;
const unknown = { type: 'application/octet-stream', height: null };

describe('a file that is kept', () => {
  it.each([
    ['a picture', png, { type: 'image/png', height: 1 }],
    ['a picture of a kind that no purpose takes', gif, unknown],
    ['a picture that ends before its size is known', png.subarray(0, 18), unknown],
    ['a document', Buffer.from('%PDF-1.7\n…'), { type: 'application/pdf', height: null }],
    ['a document that begins later', Buffer.from(' %PDF-1.7'), unknown],
    ['nothing', Buffer.alloc(0), unknown],
  ])('is told by its content: %s', (_, content, facts) => {
    expect(factsOf(content)).toEqual({ ...facts, bytes: content.length });
  });

  it('is as large as its field accepts, and what is larger is read to its end and thrown away', async () => {
    const most = maximalBytes(limitOf(terms));
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(most - 9)]);
    const kept = await keepFile(central.db, terms, Readable.from([content.subarray(0, 1000), content.subarray(1000)]), central.clock.now());
    expect(kept).toMatchObject({ type: 'application/pdf', bytes: most });
    const rest = [content, Buffer.from('x'), Buffer.from('y'), Buffer.from('z')];
    const sent = Readable.from(rest);
    await expect(keepFile(central.db, terms, sent, central.clock.now())).rejects.toMatchObject({ code: 'file_too_big' });
    await expect.poll(() => sent.readableEnded).toBe(true);
  });

  it('is private unless its field is public, and stays public once it was', async () => {
    const isPublic = async (): Promise<unknown> =>
      (await central.db.selectFrom('files').select('is_public').where('bytes', '=', png.length).execute()).map((row) => row.is_public);
    const keep = (of: FileField) => keepFile(central.db, of, Readable.from([png]), central.clock.now());
    await keep(field.image({}));
    expect(await isPublic()).toEqual([false]);
    await keep(field.image({ public: true }));
    await keep(field.image({}));
    expect(await isPublic()).toEqual([true]);
  });
});
