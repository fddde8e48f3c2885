import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { list } from '../../kit/shape.ts';
import { endedSessions, session } from '../components.ts';

const common = { stage: 'passed', tag: 'sessions' } as const;

const ofUser = {
  user_id: field.int({
    min: 1,
    max: 2_147_483_647,
    description: 'Whose sessions; only for super administrators, by default the own ones.',
  }),
};

/** Where someone is signed in: page 02, Tokens and sessions. */
export const sessionOperations = [
  defineOperation({
    ...common,
    id: 'sessions.list',
    method: 'get',
    path: '/sessions',
    summary: 'Sessions that hold, the one that was active last first.',
    query: ofUser,
    refusals: ['forbidden', 'beyond_own_rights'],
    answer: { status: 200, schema: list(session) },
  }),
  defineOperation({
    ...common,
    id: 'sessions.end-others',
    storing: 'session',
    method: 'delete',
    path: '/sessions',
    summary: 'Ends every session but the one that asks.',
    query: ofUser,
    refusals: ['forbidden', 'beyond_own_rights'],
    answer: { status: 200, schema: endedSessions },
  }),
  defineOperation({
    ...common,
    id: 'sessions.end',
    storing: 'session',
    method: 'delete',
    path: '/sessions/{id}',
    summary: 'Ends a session: an own one, or for super administrators anybody’s.',
    pathValues: { id: field.text({ required: true, max: 200, description: 'Identifier of the session.' }) },
    refusals: ['not_found'],
    answer: { status: 204, schema: null },
  }),
] as const;
