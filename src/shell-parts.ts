import { lazy } from 'react';
import type { ShellParts } from './custom/shell/shell-parts.ts';

/** Parts of the frame that stand on what is made of declarations. */
export const shellParts: ShellParts = {
  TaskWatch: lazy(async () => ({ default: (await import('./resources/panel/task-watch.tsx')).TaskWatch })),
  TaskList: lazy(async () => ({ default: (await import('./resources/panel/task-list.tsx')).TaskList })),
  ChangeLine: lazy(async () => ({ default: (await import('./resources/panel/change-line.tsx')).ChangeLine })),
  TopicEditor: lazy(async () => ({ default: (await import('./resources/settings/topic-editor.tsx')).TopicEditor })),
};
