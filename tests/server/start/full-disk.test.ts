import fs from 'node:fs';
import { expect, it } from 'vitest';
import { aVolume, fill, mayMount } from '../../support/volumes.ts';
import { makeAdministrator, signIn } from './first-sign-in.ts';
import { aProgram } from './program.ts';

type Ready = { readonly status: number; readonly reason: unknown };

/** Asks whether the server is ready until it answers so. */
async function untilReady(origin: string, status: number): Promise<Ready> {
  for (;;) {
    const reply = await fetch(`${origin}/health/ready`);
    const body: unknown = await reply.json();
    const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : null;
    if (reply.status === status) return { status, reason };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it.runIf(mayMount)(
  'a server on a disk that fills lets people sign in and read, saves nothing, and goes on by itself once there is room',
  async () => {
    const volume = aVolume('size=600m');
    const program = aProgram(['--empty'], { DATA_DIR: volume });
    const origin = await program.origin();
    await makeAdministrator(program, origin);
    const ballast = fill(volume, 200);
    expect(await untilReady(origin, 503)).toEqual({ status: 503, reason: 'disk_full' });

    const { token } = await signIn(origin);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const list = await fetch(`${origin}/central/regions`, { headers });
    expect([list.status, list.headers.get('storage-state')]).toEqual([200, 'read_only']);
    const save = () => fetch(`${origin}/central/regions`, { method: 'POST', headers, body: JSON.stringify({ name: 'Sever' }) });
    const refused = await save();
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ err: 'disk_full' })]);

    fs.rmSync(ballast);
    expect(await untilReady(origin, 200)).toEqual({ status: 200, reason: null });
    expect((await save()).status).toBe(201);
    expect(await program.stop()).toBe(0);
  },
  120_000,
);
