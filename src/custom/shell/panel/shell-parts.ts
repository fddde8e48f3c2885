import { type ComponentType, createContext, useContext } from 'react';
import type { ActivityEntry } from '../../../providers/live/activity-log.ts';

/** What of the frame knows entities, and is therefore made next to them. All of it is fetched when it is first needed. */
export type ShellParts = {
  /** Reports background tasks that end while no one watches them. */
  readonly TaskWatch: ComponentType;
  /** The own background tasks and exports. */
  readonly TaskList: ComponentType<{ readonly emptyText: string }>;
  /** What someone else did, with a link to it. */
  readonly ChangeLine: ComponentType<Pick<ActivityEntry, 'resource' | 'ids' | 'action' | 'actor'>>;
  /** Opens the bar of a client on the telephone. */
  readonly TelephoneButton: ComponentType<{ readonly isWide: boolean }>;
  /** A help topic being written; `record` is null for a new one, which begins with the pattern. */
  readonly TopicEditor: ComponentType<TopicEditorProps>;
};

export type TopicEditorProps = {
  readonly record: Readonly<Record<string, unknown>> | null;
  readonly pattern: string;
  readonly onClose: () => void;
};

export const ShellPartsContext = createContext<ShellParts | null>(null);

export function useShellParts(): ShellParts {
  const parts = useContext(ShellPartsContext);
  if (parts === null) throw new Error('There is no ShellPartsContext above');
  return parts;
}
