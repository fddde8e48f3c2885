import { may } from '../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { eventStream, type liveOperations } from '../../../contract/operations/console/live-operations.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { owedStep } from '../../../contract/rules/accounts/next-step.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../call/call.ts';
import { requireVisibility } from '../rows/visibility.ts';
import type { Interest, Interests, Judge } from './interests.ts';
import type { Live } from './live.ts';

/** Topics as they were asked for: by entity the rows, or null for all of them; null for everything that may be read. */
type Topics = ReadonlyMap<AnyResource, ReadonlySet<number> | null> | null;

const shape = /^(?<name>[a-z-]+)(?:\/(?<id>[1-9]\d{0,9}))?$/u;
const largestId = 2_147_483_647;

/** Reads `stores,orders,services/12`. Refuses an unknown topic and names it. */
function parseTopics(text: string | null, all: readonly AnyResource[]): Topics {
  if (text === null) return null;
  const topics = new Map<AnyResource, ReadonlySet<number> | null>();
  for (const topic of text.split(',')) {
    const { name, id } = shape.exec(topic)?.groups ?? {};
    const resource = all.find((one) => one.name === name);
    if (resource === undefined || Number(id ?? 1) > largestId) throw refuse('unknown_topic', { details: { name: topic.slice(0, 100) } });
    const known = topics.get(resource);
    topics.set(resource, id === undefined || known === null ? null : new Set([...(known ?? []), Number(id)]));
  }
  return topics;
}

/** What the user follows of the topics, by what they see (page 08, Rights); throws for a topic that they may not read. */
function interestsIn(topics: Topics, user: SignedUser, all: readonly AnyResource[]): Interests {
  const interests =
    topics === null
      ? all.flatMap((resource) => readable(resource, user, all))
      : [...topics].map(([resource, ids]) => interestIn(resource, ids, user, all));
  const { role, level, maxLevelForSharingPrivileges, resources, limitations } = user;
  return {
    actor: { role, level, maxLevelForSharingPrivileges, resources, limitations },
    // A reader who asks for entities gets changes of these alone.
    tasksOf: topics === null ? user.id : null,
    byResource: new Map(interests.map((interest) => [interest.resource.name, interest])),
  };
}

function readable(resource: AnyResource, user: SignedUser, all: readonly AnyResource[]): readonly Interest[] {
  try {
    return [interestIn(resource, null, user, all)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function interestIn(resource: AnyResource, ids: Interest['ids'], user: SignedUser, all: readonly AnyResource[]): Interest {
  return { resource, ids, ...requireVisibility(resource, all, user, may(user, resource, 'list') ? 'list' : 'show') };
}

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
