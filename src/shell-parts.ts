import type { ShellParts } from './custom/shell/parts/shell-parts.ts';
import { part } from './ui/page/part.tsx';

/** Parts of the frame that are on what is made of declarations. */
export const shellParts: ShellParts = {
  TaskWatch: part(async () => (await import('./custom/shell/lines/task-watch.tsx')).TaskWatch),
  TaskList: part(async () => (await import('./custom/shell/lines/task-list.tsx')).TaskList),
  ChangeLine: part(async () => (await import('./custom/shell/lines/change-line.tsx')).ChangeLine),
  CallerButton: part(async () => (await import('./custom/caller/caller-button.tsx')).CallerButton),
  TopicEditor: part(async () => (await import('./resources/settings/topic-editor.tsx')).TopicEditor),
};
