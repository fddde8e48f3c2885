import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { Upload } from 'tus-js-client';
import { uploadsAddress } from '../../../contract/rules/files/upload-name.ts';
import { textAt } from '../../../tests/support/people.ts';
import { startServer } from '../../../tests/support/server-process.ts';
import { numberAfter, say } from '../reporting/options.ts';
import { beginPage } from '../reporting/page.ts';
import type { Proof, ProofLine } from '../reporting/proof-line.ts';
import { watchMemory } from './memory.ts';
import { firstAdministrator } from './signed-in.ts';

const megabyte = 1_048_576;
const [width, height] = [1920, 1080] as const;
/** What the second half of the pictures may take more than the first: what each of them left behind would be far more. */
const mostMoreBytes = 32 * megabyte;
/** A process that draws is started again after 200 pictures; until then it may take so much. */
const mostDrawnBytes = 400 * megabyte;

const text = `Pictures of ${width} x ${height} px, all different, are uploaded as items of playlists and then asked for as thumbnails one after the other. The
memory is what the kernel counts for the server and for the processes that it starts to draw, sampled four times a second: its largest
value while the second half of the pictures is drawn, against that of the first half.`;

/** Makes many pictures into thumbnails with flat memory: \`thumbnails [--pictures 1000]\`. */
export const proveThumbnails: Proof = async (options, report) => {
  const pictures = numberAfter(options, '--pictures', 1000);
  const writePage = beginPage({ name: 'thumbnails', text });
  const folder = mkdtempSync(join(tmpdir(), 'proof-thumbnails-'));
  const server = startServer({ options: ['--empty'], environment: { DATA_DIR: join(folder, 'data') } });
  try {
    const origin = await server.origin();
    const token = await firstAdministrator(server, origin);
    say(`${pictures} pictures`);
    const digests: string[] = [];
    for (let number = 0; number < pictures; number += 1) digests.push(await upload(origin, { token, picture: await drawn(number) }));
    const memory = watchMemory(server.child.pid ?? 0);
    const began = Date.now();
    const first = await readAll(origin, { token, digests: digests.slice(0, pictures / 2) });
    const before = memory.most();
    const second = await readAll(origin, { token, digests: digests.slice(pictures / 2) });
    const after = memory.most();
    const seconds = (Date.now() - began) / 1000;
    memory.end();
    const made = first + second;
    const more = (one: number, other: number): string => `${inMegabytes(one)} MB, then ${inMegabytes(other)} MB`;
    const lines: readonly ProofLine[] = [
      { what: 'thumbnails', measured: String(made), target: String(pictures), holds: made === pictures },
      {
        what: 'memory of the server, in the first and in the second half',
        measured: more(before.own, after.own),
        target: `at most ${inMegabytes(mostMoreBytes)} MB more`,
        holds: after.own - before.own <= mostMoreBytes,
      },
      {
        what: 'memory of the largest process that draws',
        measured: more(before.drawing, after.drawing),
        target: `at most ${inMegabytes(mostMoreBytes)} MB more, and never ${inMegabytes(mostDrawnBytes)} MB`,
        holds: after.drawing - before.drawing <= mostMoreBytes && Math.max(before.drawing, after.drawing) < mostDrawnBytes,
      },
      { what: 'a thumbnail', measured: `${Math.round((seconds * 1000) / pictures)} ms`, target: 'no target', holds: null },
    ];
    for (const line of lines) report(line);
    writePage(lines);
    return lines;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const inMegabytes = (bytes: number): number => Math.round(bytes / megabyte);

/** A poster that differs from all others in every part. */
async function drawn(number: number): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let stripe = 0; stripe < 60; stripe += 1) {
    context.fillStyle = `hsl(${(number * 37 + stripe * 11) % 360} 60% ${30 + (stripe % 5) * 10}%)`;
    context.fillRect((stripe * width) / 60, (number + stripe * 13) % 200, width / 60, height);
  }
  return canvas.encode('png');
}

type Signed = { readonly token: () => Promise<string> };

async function upload(origin: string, { token, picture }: Signed & { readonly picture: Buffer }): Promise<string> {
  const headers = { authorization: `Bearer ${await token()}` };
  const address = await new Promise<string>((resolve, reject) => {
    const sending = new Upload(picture, {
      endpoint: `${origin}${uploadsAddress}`,
      metadata: { resource: 'playlists', field: 'items' },
      headers,
      onError: reject,
      onSuccess: () => resolve(new URL(sending.url ?? '').pathname),
    });
    sending.start();
  });
  const kept = await fetch(`${origin}/central${address}/finish`, { method: 'POST', headers });
  if (!kept.ok) throw new Error(`a picture was refused: ${await kept.text()}`);
  return textAt(await kept.json(), 'digest');
}

/** How many of them are answered with a picture. */
async function readAll(origin: string, { token, digests }: Signed & { readonly digests: readonly string[] }): Promise<number> {
  let made = 0;
  for (const digest of digests) {
    const answer = await fetch(`${origin}/central/files/${digest}/thumbnail`, { headers: { authorization: `Bearer ${await token()}` } });
    const picture = await answer.arrayBuffer();
    if (answer.ok && picture.byteLength > 0) made += 1;
  }
  return made;
}
