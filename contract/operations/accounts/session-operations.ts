import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';

const common = { stage: 'passed', tag: 'sessions' } as const;

const ofUser: Parameter = {
  name: 'user_id',
  in: 'query',
  description: 'Whose sessions; only for super administrators, by default the own ones.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

const session: JsonSchema = { $ref: '#/components/schemas/session' };

/** Where somebody is signed in: page 02, Tokens and sessions. */
export const sessionOperations: readonly Operation[] = [
  {
    ...common,
    id: 'sessions.list',
    method: 'get',
    path: '/sessions',
    summary: 'Sessions that hold, the one that was active last first.',
    parameters: [ofUser],
    answer: { status: 200, schema: { type: 'array', items: session } },
  },
  {
    ...common,
    id: 'sessions.end-others',
    storing: 'session',
    method: 'delete',
    path: '/sessions',
    summary: 'Ends every session but the one that asks.',
    parameters: [ofUser],
    answer: { status: 200, schema: { $ref: '#/components/schemas/ended-sessions' } },
  },
  {
    ...common,
    id: 'sessions.end',
    storing: 'session',
    method: 'delete',
    path: '/sessions/{id}',
    summary: 'Ends a session: an own one, or for super administrators anybody’s.',
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the session.', schema: { type: 'string', maxLength: 36 } },
    ],
    answer: { status: 204, schema: null },
  },
];
