import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Session } from '../../../server/engine/call/session.ts';
import type { Interests } from '../../../server/engine/live/interests.ts';
import { openReader } from '../../../server/engine/live/reader.ts';

const session: Session = {
  id: 'one',
  startedAt: new Date(0),
  lastActiveAt: new Date(0),
  provedAt: new Date(0),
  hasPassword: true,
  endsBy: null,
  limits: { idle_minutes: 30, absolute_hours: 12 },
  user: {
    id: 1,
    email: 'jana@mesto.test',
    name: 'Jana',
    role: 'operator',
    level: 20,
    first_time: false,
    secondFactor: false,
    phone_number: null,
    phone_number_confirmed: false,
    next_password_change: null,
    maxLevelForSharingPrivileges: 1,
    resources: [],
    limitations: [],
  },
};
const nothing: Interests = { actor: session.user, byResource: new Map(), tasksOf: null };

it('drops a reader who does not read before much waits for them', async () => {
  const { body, send } = openReader(session, nothing, () => nothing);
  // Takes one piece and never asks for another: a connection that no one reads.
  body.pipe(new Writable({ write: () => undefined }));
  const dropped = once(body, 'close');
  let most = 0;
  for (let count = 0; count < 10_000 && !body.destroyed; count += 1) {
    send('x'.repeat(1000));
    most = Math.max(most, body.readableLength);
  }
  await dropped;
  expect(most).toBeLessThanOrEqual(256 * 1024);
});

it('tells everything to a reader who reads, and ends when told to', async () => {
  const { body, send, end } = openReader(session, nothing, () => nothing);
  let received = '';
  body.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  const over = once(body, 'end');
  send('ahoj ');
  send('světe');
  end();
  send('nic');
  await over;
  expect(received).toBe('ahoj světe');
});
