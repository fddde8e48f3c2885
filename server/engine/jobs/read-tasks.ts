import { type RawBuilder, sql } from 'kysely';
import type { TaskKind, TaskState } from '../../../contract/rules/system/task-state.ts';
import type { Database } from '../../db/database.ts';
import { type Task, taskColumns } from './task-course.ts';

export type OwnedTask = Task & { readonly owner_name: string };

export type TaskQuery = {
  /** Null represents everybody. */
  readonly ownerId: number | null;
  readonly state: TaskState | null;
  readonly kind: TaskKind | null;
  readonly offset: number;
  readonly limit: number;
};

export async function findTask(db: Database, id: number): Promise<OwnedTask | undefined> {
  const { rows } = await sql<OwnedTask>`${withOwner} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** A page of tasks, the newest first, and how many there are. */
export async function listTasks(
  db: Database,
  { ownerId, state, kind, offset, limit }: TaskQuery,
): Promise<{ readonly tasks: readonly OwnedTask[]; readonly total: number }> {
  const where = sql.join(
    [
      ownerId === null ? sql`true` : sql`t.owner_id = ${ownerId}`,
      state === null ? sql`true` : sql`t.state = ${state}`,
      kind === null ? sql`true` : sql`t.kind = ${kind}`,
    ],
    sql` and `,
  );
  const { rows: tasks } = await sql<OwnedTask>`${withOwner} where ${where} order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from tasks t where ${where}`.execute(db);
  return { tasks, total: counted[0]?.total ?? 0 };
}

const withOwner: RawBuilder<unknown> = sql`select ${taskColumns}, u.name as owner_name from tasks t join users u on u.id = t.owner_id`;
