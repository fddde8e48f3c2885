import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeAdministrator, signIn } from './first-sign-in.ts';
import { aDataDirectory, aProgram, type Program } from './program.ts';

const town = 'https://fronty.mesto.test';

describe('a server on its own database', () => {
  it('prints the same one-time link until somebody has used it, guards its data, and finds them again', async () => {
    const directory = aDataDirectory();
    const first = aProgram(['--empty'], { DATA_DIR: directory, PUBLIC_URL: town });
    const old = await linkOf(first);
    // People open the address of the town.
    expect(first.said()).toContain(`  konzole pro zaměstnance: ${town}/\n  objednávání pro klienty: ${town}/objednani\n`);
    expect(first.said()).toContain(`Ctrl+C, nebo kill ${first.child.pid}\n`);
    expect(new URL(old).origin).toBe(town);
    expect(first.said()).toContain(`Data leží v ${directory}`);
    expect(await first.stop()).toBe(0);

    const second = aProgram(['--empty'], { DATA_DIR: directory });
    const origin = await second.origin();
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect(second.said()).toContain(`${origin}/objednani\n`);
    expect(new URL(await linkOf(second)).pathname).toBe(new URL(old).pathname);
    await makeAdministrator(second, origin);
    const { token } = await signIn(origin);
    await refusesAnother(directory, second);
    const key = join(directory, 'keys', 'secret');
    expect([readFileSync(key, 'utf8').length >= 32, statSync(key).mode & 0o077]).toEqual([true, 0]);
    expect(await second.stop()).toBe(0);

    // For an installation that has lost its last administrator: no server is started.
    const appointing = aProgram(['--make-administrator', ' Druhy@Mesto.test '], { DATA_DIR: directory });
    expect(await appointing.ended).toBe(0);
    expect(appointing.said()).toContain('Účet druhy@mesto.test je založen a je hlavním správcem úrovně 0.');
    const appointed = new URL(await linkOf(appointing)).pathname;

    const third = aProgram(['--empty'], { DATA_DIR: directory });
    const again = await third.origin();
    // The key is kept as well: who was signed in still is.
    expect((await fetch(`${again}/central/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await signIn(again)).email).toBe('prvni@mesto.test');
    expect(await (await fetch(`${again}/central${appointed}`)).json()).toMatchObject({ purpose: 'lost_password' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) third.child.kill(signal);
    expect(await third.stop()).toBe(0);
    expect(third.said()).not.toContain('/auth/lost-password/');
    expect(third.said().match(/Pořadník skončil/gu)).toHaveLength(1);
  }, 180_000);

  it('says in Czech that its port is taken, and lets its data go', async () => {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const program = aProgram(['--empty'], { DATA_DIR: aDataDirectory(), PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.complained()).toContain(`Port ${port} už používá jiný program.`);
    listener.close();
  });

  it('says in Czech that its directory cannot be used', async () => {
    const file = join(aDataDirectory(), 'soubor');
    writeFileSync(file, '');
    const program = aProgram(['--empty'], { DATA_DIR: join(file, 'data') });
    expect(await program.ended).toBe(1);
    expect(program.complained()).toMatch(/DATA_DIR/u);
    expect(program.complained()).not.toContain('    at ');
  });
});

async function linkOf(program: Program): Promise<string> {
  return (await program.until(/^\s+(https?:\/\/\S+\/auth\/lost-password\/[\w-]+)$/mu))[1] ?? '';
}

/** Another server on the same directory goes away with a reason; the one that holds it does not notice. */
async function refusesAnother(directory: string, holder: Program): Promise<void> {
  const rival = aProgram(['--empty'], { DATA_DIR: directory });
  expect(await rival.ended).toBe(1);
  expect(rival.complained()).toContain('Složku s daty už používá jiný server');
  expect(rival.complained()).toContain(`PID ${holder.child.pid}`);
  expect((await fetch(`${await holder.origin()}/central/auth/policy`)).status).toBe(200);
}
