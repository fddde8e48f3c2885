import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileAuthorization, fileProofText } from '../../../contract/channels/branch/proofs.ts';
import { branchFilePath } from '../../../contract/channels/branch/terms.ts';
import { openDesignFiles } from '../../../simulator/branch/design-files.ts';
import { createDesigns } from '../../../simulator/branch/designs.ts';
import { aBranchStore, type BranchStore, listening } from '../../support/branch/branch-setup.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { wav } from '../../support/files/sample-files.ts';
import { uploadedFor } from '../../support/made-designs.ts';
import { type Client, superAdministrator } from '../../support/people.ts';

let central: Central;
let place: DevicePlace;
let origin: string;
let root: Client;
let own: BranchStore;
let digest: string;
const content = wav(200);
randomBytes(1000).copy(content, 1000);
beforeAll(async () => {
  place = devicePlace();
  central = await openCentral({ files: place });
  origin = await listening(central);
  root = await superAdministrator(central);
  own = await aBranchStore(central.db, 'ŘEKA 1');
  digest = await uploadedFor(central, root, { resource: 'virtual-displays', field: 'call_sound_file', content });
  await root.patch(`/virtual-displays/${own.display}`, 1, { call_sound_file: digest });
});
afterAll(async () => {
  await central.close();
  place.remove();
});

const proofBy = ({ code, key }: Pick<BranchStore, 'code' | 'key'>, signed: string) => ({
  authorization: fileAuthorization({
    storeCode: code,
    proof: createHmac('sha256', key)
      .update(fileProofText({ storeCode: code, digest: signed }))
      .digest('base64url'),
  }),
});
const ask = (headers: Record<string, string>, asked = digest) => fetch(`${origin}${branchFilePath(asked)}`, { headers });
const statusFor = async (headers: Record<string, string>, asked = digest) => (await ask(headers, asked)).status;

describe('a branch that fetches a file', () => {
  it('gets what its own rows name, whole or the rest, with a proof for that very file', async () => {
    const proof = proofBy(own, digest);
    const whole = await ask(proof);
    expect([whole.status, content.equals(Buffer.from(await whole.arrayBuffer()))]).toEqual([200, true]);
    const rest = await ask({ ...proof, range: `bytes=${content.length - 5}-`, 'if-range': `"${digest}"` });
    expect([rest.status, Buffer.from(await rest.arrayBuffer())]).toEqual([206, content.subarray(-5)]);
    expect((await fetch(`${origin}${branchFilePath(digest)}`, { method: 'POST', headers: proof })).status).toBe(405);
  });

  it('is refused without a key, with a wrong one, with that of another store, and with the proof for another file', async () => {
    const other = await aBranchStore(central.db, 'JINDE');
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ authorization: `Bearer ${root.token}` })).toBe(401);
    expect(await statusFor(proofBy({ ...own, key: other.key }, digest))).toBe(401);
    expect(await statusFor(proofBy({ ...own, code: 'NENÍ' }, digest))).toBe(401);
    expect(await statusFor(proofBy(own, 'a'.repeat(64)))).toBe(401);
    // It is who it says, and no row of its store names the file.
    expect(await statusFor(proofBy(other, digest))).toBe(404);
    await sql`update playlists set items = ${JSON.stringify([{ title: 'Znělka', file: digest }])}::jsonb
      where id = ${other.playlist}`.execute(central.db);
    expect(await statusFor(proofBy(other, digest))).toBe(200);
    await sql`update stores set active = false where id = ${other.id}`.execute(central.db);
    expect(await statusFor(proofBy(other, digest))).toBe(401);
  });

  it('asks after a break only for the rest, and shows the version once the whole is what the digest says', async () => {
    const { asked, shown, kept } = await fetchedOver((rest) => rest);
    await vi.waitFor(() => expect(shown).toEqual([null, 2]), patient);
    const from = Number(/^bytes=(?<from>\d+)-$/u.exec(asked[1] ?? '')?.groups?.['from']);
    expect([asked.length, asked[0], from > 0 && from < content.length]).toEqual([2, undefined, true]);
    expect(content.equals(readFileSync(kept(digest)))).toBe(true);
  });

  it('throws all of it away where the rest is of another content, and begins anew', async () => {
    const { asked, shown, kept, designs } = await fetchedOver((rest) => Buffer.alloc(rest.length, 255));
    await vi.waitFor(() => expect([asked.length, existsSync(kept(`${digest}.new`))]).toEqual([2, false]), patient);
    expect([shown, existsSync(kept(digest))]).toEqual([[null], false]);
    designs.fetchMissing();
    await vi.waitFor(() => expect(shown).toEqual([null, 2]), patient);
    expect(asked[2]).toBeUndefined();
  });
});

const patient = { timeout: 10_000, interval: 20 };

/** The branch fetches its file over a line that breaks in the middle of the first answer, and then brings what `second` makes of the next one. */
async function fetchedOver(second: (body: Buffer) => Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'fetched-files-'));
  const asked: (string | undefined)[] = [];
  const pass = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    asked.push(request.headers.range);
    const time = asked.length;
    const { authorization = '', range, 'if-range': ifRange } = request.headers;
    const answer = await ask({ authorization, ...(range === undefined ? {} : { range, 'if-range': String(ifRange) }) });
    const body = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status, { 'content-length': body.length });
    if (time === 1) reply.write(body.subarray(0, 1_000_000), () => setImmediate(() => reply.destroy()));
    else reply.end(time === 2 ? second(body) : body);
  };
  const line = createServer((request, reply) => void pass(request, reply));
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown: (number | null | undefined)[] = [];
  const designs = createDesigns({
    central: { url: `http://127.0.0.1:${port}`, code: own.code, key: own.key },
    files: openDesignFiles(folder),
    onReady: ({ displays }) => shown.push(displays.get(own.display)),
  });
  onTestFinished(() => {
    designs.close();
    line.close();
    rmSync(folder, { recursive: true, force: true });
  });
  designs.take([{ of: 'display', id: own.display, version: 2, digests: [digest] }]);
  return { asked, shown, designs, kept: (name: string) => join(folder, name) };
}
