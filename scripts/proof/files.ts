import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Upload } from 'tus-js-client';
import { bytesInOnePiece } from '../../contract/rules/files/file-limits.ts';
import { uploadsAddress } from '../../contract/rules/files/upload-name.ts';
import { textAt } from '../../tests/support/people.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { type BrokenLine, openBrokenLine } from './files/broken-line.ts';
import { digestOf, writeSound } from './files/large-sound.ts';
import { watchMemory } from './files/memory.ts';
import { firstAdministrator } from './files/signed-in.ts';
import { say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const megabyte = 1_048_576;
const shapes = {
  whole: { bytes: 2_000_000_000, bytesPerSecond: 60 * megabyte, everyMs: 5000 },
  quick: { bytes: 50 * megabyte, bytesPerSecond: 5 * megabyte, everyMs: 1000 },
} as const;
/** More than this the memory must not grow while a file passes through it. */
const mostGrowthBytes = 150 * megabyte;
const waits = Array.from({ length: 20 }, () => 200);

const text = `A sound of 2 GB is sent in pieces of 4 MB by the client that the console uses, over a line that breaks all its connections every five
seconds. The server is a process of its own with its own database; the field of the sound takes 2047 MB in it, and nothing else differs. The
memory is what the kernel counts for that process, sampled four times a second, compared with what it was after the sign-in.`;

/** Sends a large file over a line that breaks: `files [--quick]`; quick sends 50 MB and writes no page. */
export const proveFiles: Proof = async (options, report) => {
  const isQuick = options.includes('--quick');
  const shape = shapes[isQuick ? 'quick' : 'whole'];
  const writePage = beginPage({ name: 'files', text });
  const folder = mkdtempSync(join(tmpdir(), 'proof-files-'));
  const server = startServer({
    options: ['--empty'],
    environment: { DATA_DIR: join(folder, 'data') },
    program: ['--import', 'tsx', fileURLToPath(new URL('../../tests/support/files/large-field-server.ts', import.meta.url))],
  });
  try {
    const origin = await server.origin();
    const token = await firstAdministrator(server, origin);
    await token();
    const file = join(folder, 'sound.wav');
    say(`${shape.bytes / 1_000_000} MB`);
    await writeSound(file, shape.bytes);
    const line = await openBrokenLine({ to: Number(new URL(origin).port), ...shape });
    const memory = watchMemory(server.child.pid ?? 0);
    const { own: before } = memory.most();
    const began = Date.now();
    const sent = await send(file, line, token);
    const seconds = (Date.now() - began) / 1000;
    line.end();
    const kept = await fetch(`${origin}/central${sent.address}/finish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}` },
    });
    const growth = memory.most().own - before;
    memory.end();
    const digest = await digestOf(file);
    const found: unknown = await kept.json();
    const stored = join(folder, 'data', 'files', digest.slice(0, 2), digest);
    const lines: readonly ProofLine[] = [
      {
        what: 'the file that is kept',
        measured: `${kept.status}, ${textAt(found, 'digest') === digest ? 'the same digest' : 'another digest'}, ${statSync(stored).size} bytes`,
        target: `201, the same digest, ${shape.bytes} bytes`,
        holds: kept.status === 201 && textAt(found, 'digest') === digest && statSync(stored).size === shape.bytes,
      },
      { what: 'times that the line broke', measured: String(line.breaks()), target: 'at least 3', holds: line.breaks() >= 3 },
      { what: 'uploads that were begun', measured: String(sent.begun), target: '1', holds: sent.begun === 1 },
      {
        what: 'memory of the server',
        measured: `at most ${Math.round(growth / megabyte)} MB more`,
        target: `at most ${mostGrowthBytes / megabyte} MB more`,
        holds: growth < mostGrowthBytes,
      },
      { what: 'time of the sending', measured: `${seconds.toFixed(0)} s`, target: 'no target', holds: null },
    ];
    for (const each of lines) report(each);
    if (!isQuick) writePage(lines);
    return lines;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Sends the file as the console would. Answers with the address of the upload and how many were begun. */
function send(file: string, line: BrokenLine, token: () => Promise<string>): Promise<{ readonly address: string; readonly begun: number }> {
  let begun = 0;
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(file), {
      endpoint: `http://127.0.0.1:${line.port}${uploadsAddress}`,
      chunkSize: bytesInOnePiece,
      metadata: { resource: 'virtual-displays', field: 'call_sound_file' },
      retryDelays: waits,
      onBeforeRequest: async (request) => {
        if (request.getMethod() === 'POST') begun += 1;
        request.setHeader('Authorization', `Bearer ${await token()}`);
      },
      onShouldRetry: () => true,
      onError: reject,
      onSuccess: () => resolve({ address: new URL(upload.url ?? '').pathname, begun }),
    });
    upload.start();
  });
}
