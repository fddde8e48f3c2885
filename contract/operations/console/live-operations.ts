import type { Operation } from '../../api/operation.ts';

/** Media type of answers that go on for as long as somebody reads them. */
export const eventStream = 'text/event-stream';

/** Following what changes. */
export const liveOperations: readonly Operation[] = [
  {
    id: 'live',
    method: 'get',
    path: '/live',
    stage: 'passed',
    tag: 'live',
    summary:
      'Tells what changes, as it happens, without values: `change` names one row, `changes` an entity of which many rows changed, `reset` asks to read everything anew, `rights` that the own rights are others. `own` marks what the reader did. The answer goes on until the session ends.',
    parameters: [
      {
        name: 'topics',
        in: 'query',
        description:
          'What to follow, after commas: entities (`stores`) and single rows (`stores/12`). Without it all that the user may read, their own background tasks (`tasks`), and that figures of stores that they read were counted anew (`figures`).',
        schema: { type: 'string', maxLength: 4000 },
      },
      {
        name: 'seconds',
        in: 'query',
        description: 'Without Last-Event-ID: how many seconds ago to begin.',
        schema: { type: 'integer', minimum: 0, maximum: 600 },
      },
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The last identifier that was read, from whichever server: what was missed since comes first.',
        schema: { type: 'string' },
      },
    ],
    answer: { status: 200, schema: { type: 'string' }, type: eventStream },
  },
];
