import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { content, text } from '../../kit/shape.ts';

/** Media type of answers that go on for as long as someone reads them. */
export const eventStream = 'text/event-stream';

const lastEventHeader = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The last identifier that was read, from whichever server: what was missed since comes first.',
  schema: text(),
} as const;

/** Following what changes. */
export const liveOperations = [
  defineOperation({
    id: 'live',
    method: 'get',
    path: '/live',
    stage: 'passed',
    tag: 'live',
    summary:
      'Tells what changes, as it happens, without values: `change` names one row, `changes` an entity of which many rows changed, `reset` asks to read everything anew, `rights` that the own rights are others. `own` marks what the reader did. The answer goes on until the session ends.',
    query: {
      topics: field.text({
        max: 4000,
        description:
          'What to follow, after commas: entities (`stores`) and single rows (`stores/12`). Without it all that the user may read, their own background tasks (`tasks`), and that figures of stores that they read were counted anew (`figures`).',
      }),
      seconds: field.int({ min: 0, max: 600, default: 0, description: 'Without Last-Event-ID: how many seconds ago to begin.' }),
    },
    headers: [lastEventHeader],
    refusals: ['unknown_topic', 'forbidden', 'too_many_requests'],
    answer: { status: 200, schema: content, type: eventStream },
  }),
] as const;
