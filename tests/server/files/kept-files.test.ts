import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type FileField, findFilePurpose, limitOf } from '../../../contract/derive/files.ts';
import { field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { maximalBytes } from '../../../contract/rules/files/file-limits.ts';
import { type KeptFile, keepInDatabase } from '../../../server/engine/files/keep-file.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgALyxgWwKQAAAABJRU5ErkJggg==', 'base64');
const terms = registry['web-order-settings'].fields.terms_file;
const keep = async (of: FileField, sent: Readable): Promise<KeptFile> => {
  const purpose = findFilePurpose(of);
  if (purpose === undefined) throw new Error('no field of files');
  return keepInDatabase({ db: central.db, now: central.clock.now() }, purpose, sent);
};

describe('a file that is kept', () => {
  it('is as large as its field accepts, and what is larger is read to its end and thrown away', async () => {
    const most = maximalBytes(limitOf(terms));
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(most - 9)]);
    const kept = await keep(terms, Readable.from([content.subarray(0, 1000), content.subarray(1000)]));
    expect(kept).toMatchObject({ type: 'application/pdf', bytes: most });
    const rest = [content, Buffer.from('x'), Buffer.from('y'), Buffer.from('z')];
    const sent = Readable.from(rest);
    await expect(keep(terms, sent)).rejects.toMatchObject({ code: 'file_too_big' });
    await expect.poll(() => sent.readableEnded).toBe(true);
  });

  it('is private unless its field is public, and stays public once it was', async () => {
    const isPublic = async (): Promise<unknown> =>
      (await central.db.selectFrom('files').select('is_public').where('bytes', '=', png.length).execute()).map((row) => row.is_public);
    await keep(field.image({}), Readable.from([png]));
    expect(await isPublic()).toEqual([false]);
    await keep(field.image({ public: true }), Readable.from([png]));
    await keep(field.image({}), Readable.from([png]));
    expect(await isPublic()).toEqual([true]);
  });
});
