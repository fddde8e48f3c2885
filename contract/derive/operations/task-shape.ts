import { errorStatus } from '../../basics/errors.ts';
import { choice, flag, instant, named, note, nullable, object, structure, text, whole } from '../../kit/shape.ts';
import { taskKinds, taskStates } from '../../rules/system/task-state.ts';

/** A background task. */
export const taskShape = object({
  id: whole,
  kind: choice(taskKinds),
  owner_id: whole,
  owner_name: text(),
  state: choice(taskStates),
  done: note(whole, 'How much of the total is behind it.'),
  total: nullable(whole),
  input: structure,
  result: nullable(structure),
  error: nullable(object({ err: { type: 'string', enum: Object.keys(errorStatus) }, message: text() })),
  cancel_asked: flag,
  version: whole,
  created_at: instant,
  started_at: nullable(instant),
  finished_at: nullable(instant),
});
export const task = named('task', taskShape);
