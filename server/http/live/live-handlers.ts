import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { eventStream } from '../../../contract/operations/console/live-operations.ts';
import { owedStep } from '../../../contract/rules/next-step.ts';
import type { Judge } from '../../live/interests.ts';
import type { Live } from '../../live/live.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { interestsIn, parseTopics, type Topics } from './topics.ts';

/** The handler of `liveOperations`. */
export function liveHandlers(live: Live, all: readonly AnyResource[]): Handlers {
  return { live: { signed: (call) => answerLive(live, all, call) } };
}

const headers = {
  'content-type': `${eventStream}; charset=utf-8`,
  // A proxy that gathers an answer before it passes it on would gather for ever.
  'x-accel-buffering': 'no',
  // Nothing follows on the connection: a server that stops does not wait for it.
  connection: 'close',
};

async function answerLive(live: Live, all: readonly AnyResource[], { query, session, header }: SignedCall): Promise<Answer> {
  const unknown = Object.keys(query).find((name) => name !== 'topics' && name !== 'seconds');
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown } });
  const topics = parseTopics(textIn(query, 'topics'), all);
  // Refuses a topic without a right as the reading of it would.
  interestsIn(topics, session.user, all);
  const body = await live.follow({
    session,
    judge: judgeOf(topics, all),
    beginning: { lastId: header('last-event-id'), seconds: secondsIn(textIn(query, 'seconds')) },
  });
  return { status: 200, body, headers };
}

/** What a session follows from now on; null when it owes something again, or has lost a right to what it asked for. */
function judgeOf(topics: Topics, all: readonly AnyResource[]): Judge {
  return (session, now) => {
    if (owedStep(session.user, now) !== null) return null;
    try {
      return interestsIn(topics, session.user, all);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
}

function textIn(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw refuse('unknown_parameter', { details: { name } });
}

const mostSeconds = 600;

function secondsIn(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,3}$/u.test(text) || Number(text) > mostSeconds) throw refuse('unknown_parameter', { details: { name: 'seconds' } });
  return Number(text);
}
