/** What the server does in the background on someone's behalf. */
export const taskKinds = ['import_check', 'import', 'backup', 'backup_restore'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** Whether nothing more happens to it on its own. */
export function isFinished(state: TaskState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** What came to no good end may be tried again; what is done is done. */
export function mayBeRetried(state: TaskState): boolean {
  return state === 'failed' || state === 'cancelled';
}
