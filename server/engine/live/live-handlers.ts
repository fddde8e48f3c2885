import { Refusal } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { eventStream, type liveOperations } from '../../../contract/operations/console/live-operations.ts';
import { owedStep } from '../../../contract/rules/accounts/next-step.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../call/call.ts';
import type { Judge } from './interests.ts';
import type { Live } from './live.ts';
import { interestsIn, parseTopics, type Topics } from './topics.ts';

/** The handler of `liveOperations`. */
export function liveHandlers(live: Live, all: readonly AnyResource[]): HandlersOf<typeof liveOperations> {
  return { live: { signed: (call) => answerLive(live, all, call) } };
}

const headers = {
  'content-type': `${eventStream}; charset=utf-8`,
  // A proxy that gathers an answer before it passes it on would gather for ever.
  'x-accel-buffering': 'no',
  // Nothing follows on the connection: a server that stops does not wait for it.
  connection: 'close',
};

async function answerLive(
  live: Live,
  all: readonly AnyResource[],
  { query, session, header }: SignedCallOf<'live'>,
): Promise<AnswerOf<'live'>> {
  const topics = parseTopics(query.topics, all);
  // Refuses a topic without a right as the reading of it would.
  interestsIn(topics, session.user, all);
  const body = await live.follow({
    session,
    judge: judgeOf(topics, all),
    beginning: { lastId: header('last-event-id'), seconds: query.seconds },
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
