import type { BranchClosing } from '../../../../contract/channels/branch/terms.ts';
import type { ConnectionEndKind } from '../../../../contract/rules/branch-status/silence-cause.ts';

/** How a socket ended: closed by the central, closed by the branch, or cut. */
export type SocketEnd = BranchClosing | 'by the branch' | 'cut';

const kinds: Readonly<Record<SocketEnd, ConnectionEndKind | null>> = {
  cut: 'lost',
  silent: 'lost',
  unread: 'lost',
  'by the branch': 'left',
  not_admitted: 'new_key',
  not_text: 'unintelligible',
  not_utf8: 'unintelligible',
  too_large: 'unintelligible',
  too_many_parts: 'unintelligible',
  malformed: 'unintelligible',
  flood: 'unintelligible',
  // The branch comes back on its own, or another connection of it counts; a fault of the central says nothing of the branch.
  restarting: null,
  replaced: null,
  failed: null,
  // Before it is admitted no one knows which branch it is.
  too_slow: null,
  unknown_version: null,
};

/** What the end of an admitted connection says of its branch; null where it says nothing. */
export function judgeSocketEnd(end: SocketEnd): ConnectionEndKind | null {
  return kinds[end];
}
