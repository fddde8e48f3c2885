import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { aDataDirectory, aProgram } from './program.ts';

describe('a server that is told to stop', () => {
  it('answers what is in flight, sends idle clients away and does not wait for them', async () => {
    const program = aProgram(['--empty'], { DATA_DIR: aDataDirectory() });
    const port = Number(new URL(await program.origin()).port);
    const agent = new Agent({ keepAlive: true });
    await getOnce(port, agent);

    const body = JSON.stringify({ refresh_token: 'nothing that anybody holds' });
    const flight = connect(port, '127.0.0.1');
    const answer = textOf(flight);
    await new Promise<void>((resolve) => {
      const head = `POST /central/auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
      flight.write(head + body.slice(0, 10), () => resolve());
    });
    // An answer to a later request: by then the server has the first one in hand.
    await getOnce(port, new Agent());

    const told = performance.now();
    program.child.kill('SIGTERM');
    await program.until(/Pořadník končí/u);
    flight.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*Unauthorized/u);
    expect(await answer).toMatch(/connection: close/iu);
    expect(await program.ended).toBe(0);
    // Half a second on a free machine; an idle client alone would keep it for 5, a cut for 10.
    expect(performance.now() - told).toBeLessThan(3000);
    agent.destroy();
  });

  it('stops in order although nobody reads any more what it says', async () => {
    const program = aProgram(['--empty'], { DATA_DIR: aDataDirectory(), LOG_LEVEL: 'info' });
    await program.origin();
    for (const stream of [program.child.stdout, program.child.stderr]) stream?.destroy();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});

function getOnce(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent }, (reply) => {
      reply.resume().once('end', resolve);
    });
    asked.once('error', reject).end();
  });
}

function textOf(socket: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.once('end', () => resolve(text)).once('error', reject);
  });
}
