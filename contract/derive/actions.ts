import type { AnyResource, Field, Fields } from '../kit/index.ts';
import { startOfDay, wallTimeAt } from '../rules/time/prague-time.ts';

const minuteMs = 60_000;

type Values = Readonly<Record<string, unknown>>;

/** The field with a value that keeps the action from being done to the row; undefined when it may be. */
export function hinderingField({ actions }: Pick<AnyResource, 'actions'>, action: string, row: Values): string | undefined {
  return Object.entries(actions?.[action]?.when ?? {}).find(([name, states]) => states?.some((state) => state === row[name]) !== true)?.[0];
}

/** The instant from which the action may be done to the row, where that has not come yet: it can only be waited for. */
export function findEarliestInstant({ actions }: Pick<AnyResource, 'actions'>, action: string, row: Values, now: Date): string | undefined {
  const { notBefore, fromDayOf } = actions?.[action] ?? {};
  const from = [instantIn(row, notBefore), startOf(instantIn(row, fromDayOf))].find((each) => each !== undefined && each > now);
  return from?.toISOString();
}

/** The instant until which the action may be done to the row; undefined where there is no such limit. */
export function findLatestInstant({ actions }: Pick<AnyResource, 'actions'>, action: string, row: Values): Date | undefined {
  const { upTo } = actions?.[action] ?? {};
  if (upTo === undefined) return undefined;
  const from = instantIn(row, upTo.after);
  return new Date((from?.getTime() ?? 0) + upTo.minutes * minuteMs);
}

function instantIn(row: Values, name: string | undefined): Date | undefined {
  const value = name === undefined ? undefined : row[name];
  return typeof value === 'string' ? new Date(value) : undefined;
}

function startOf(instant: Date | undefined): Date | undefined {
  return instant === undefined ? undefined : startOfDay(wallTimeAt(instant));
}

/** Fields that the action takes, as who asks for it writes them: those that nothing but an action writes too. */
export function takenFields({ actions, fields }: Pick<AnyResource, 'actions' | 'fields'>, action: string): Fields {
  const takes: readonly string[] = actions?.[action]?.takes ?? [];
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (takes.includes(name) ? [[name, asked(field)]] : [])));
}

function asked(field: Field): Field {
  if (field.kind === 'computed' || field.writtenBy !== 'action') return field;
  const { writtenBy: _, ...rest } = field;
  return rest;
}

/** Whether there is nothing to do with the row. */
export function isIdle({ actions }: Pick<AnyResource, 'actions'>, action: string, row: Values): boolean {
  const idle = Object.entries(actions?.[action]?.idle ?? {});
  return idle.length > 0 && idle.every(([name, values]) => values?.some((value) => value === row[name]) === true);
}

/** Whether the action is done without a question: it can be undone, or it undoes another one. */
export function isDoneAtOnce({ actions = {} }: Pick<AnyResource, 'actions'>, action: string): boolean {
  return actions[action]?.undoneBy !== undefined || Object.values(actions).some(({ undoneBy }) => undoneBy === action);
}
