import type { ShellParts } from './custom/shell/panel/shell-parts.ts';
import { lazyPart } from './ui/page/lazy-part.tsx';

/** Parts of the frame that are on what is made of declarations. */
export const shellParts: ShellParts = {
  TaskWatch: lazyPart(async () => (await import('./custom/shell/activity/task-watch.tsx')).TaskWatch),
  TaskList: lazyPart(async () => (await import('./custom/shell/activity/task-list.tsx')).TaskList),
  ChangeLine: lazyPart(async () => (await import('./custom/shell/activity/change-line.tsx')).ChangeLine),
  TelephoneButton: lazyPart(async () => (await import('./custom/telephone-orders/telephone-button.tsx')).TelephoneButton),
  TopicEditor: lazyPart(async () => (await import('./resources/settings/topic-editor.tsx')).TopicEditor),
};
