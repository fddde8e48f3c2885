import { expect, it, vi } from 'vitest';
import { type ConnectionTools, keepConnected, type LiveBatch } from '../../../src/providers/live/connection.ts';
import { anAnswer, aSession } from '../providers/fake-central.ts';
import { aStream, changeOf, type FakeStream } from './fake-stream.ts';

type Asked = { readonly address: string; readonly headers: Headers };

/** A console that follows a central which answers as the test says; waiting takes no time and is written down. */
function following(answers: readonly (FakeStream | number)[], { seconds = 3 } = {}) {
  const asked: Asked[] = [];
  const waited: number[] = [];
  const batches: LiveBatch[] = [];
  const leaving = new AbortController();
  const request = vi.fn(async () => ({ status: 200, headers: new Headers(), body: '', json: undefined }));
  let position: string | undefined;
  const tools: ConnectionTools = {
    session: aSession(anAnswer('token')),
    transport: {
      base: '/central',
      language: () => 'cs',
      texts: { offline: '', timedOut: '', unreadable: '' },
      fetch: async (input, init) => {
        const answer = answers[asked.length];
        asked.push({ address: String(input), headers: new Headers(init?.headers) });
        if (answer === undefined) {
          leaving.abort();
          throw new TypeError('nothing answers');
        }
        return typeof answer === 'number' ? new Response(null, { status: answer }) : answer.response;
      },
    },
    http: { renew: async () => undefined, request },
    wait: async (milliseconds) => void waited.push(milliseconds),
    random: () => 1,
    ageMilliseconds: () => seconds * 1000,
  };
  const done = keepConnected(tools, {
    position: () => position,
    onBatch: (batch) => {
      position = batch.position;
      batches.push(batch);
    },
    signal: leaving.signal,
  });
  return { asked, waited, batches, request, done };
}

it('asks for what changed since the console began to read, in the background of the session', async () => {
  const { asked, done } = following([]);
  await done;
  expect(asked[0]?.address).toBe('/central/live?seconds=3');
  expect(asked[0]?.headers.get('X-Background')).toBe('1');
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer token');
});

it('comes back behind the last position that it was told', async () => {
  const [first, second] = [aStream(), aStream()];
  const { asked, batches, done } = following([first, second]);
  first.say(`id: 1\n\n${changeOf('stores', 7)}${changeOf('stores', 8)}id: 2\n\n`);
  first.end();
  second.say('id: 3\n\n');
  second.end();
  await done;
  expect(asked.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '2', '3']);
  expect(batches.map(({ messages, position }) => [messages.length, position])).toEqual([
    [0, '1'],
    [2, '2'],
    [0, '3'],
  ]);
});

it('takes no half of a batch: what was cut comes again', async () => {
  const [first, second] = [aStream(), aStream()];
  const { batches, done } = following([first, second]);
  first.say('id: 1\n\n');
  first.say(changeOf('stores', 7));
  first.end();
  second.say(`${changeOf('stores', 7)}${changeOf('stores', 8)}id: 2\n\n`);
  second.end();
  await done;
  expect(batches.flatMap(({ messages }) => messages)).toHaveLength(2);
});

it('waits longer after each failure, up to half a minute, and begins anew once it was told something', async () => {
  const stream = aStream();
  const { waited, done } = following([503, 503, 503, 503, 503, 503, 503, stream]);
  stream.say('id: 1\n\n');
  stream.end();
  await done;
  expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
});

it.each([401, 403])('asks the session what became of it when the stream is refused with %i', async (status) => {
  const { request, done } = following([status]);
  await done;
  expect(request).toHaveBeenCalledExactlyOnceWith('/me', {
    method: 'GET',
    headers: { 'X-Background': '1' },
    signal: expect.any(AbortSignal),
  });
});

it('reads everything anew when it has shown things for longer than the central looks back', async () => {
  const stream = aStream();
  const { asked, batches, done } = following([stream], { seconds: 4000 });
  stream.say('id: 1\n\n');
  stream.end();
  await done;
  expect(asked[0]?.address).toBe('/central/live?seconds=600');
  expect(batches[0]?.messages).toEqual([{ kind: 'reset' }]);
});

it('understands text that comes in any pieces', async () => {
  const stream = aStream();
  const { batches, done } = following([stream]);
  for (const sign of `:\nid: 1\n\n${changeOf('stores', 7)}event: news\ndata: {}\n\nevent: rights\ndata: {}\n\nid: 2\n\n`) stream.say(sign);
  stream.end();
  await done;
  expect(batches.at(-1)?.messages).toEqual([
    { kind: 'change', resource: 'stores', id: 7, version: 2, at: '2026-11-20T12:00:00.000Z', action: 'edit' },
    { kind: 'reset' },
  ]);
});
