import type { Why } from '../../../../rules/playing/what-plays.ts';

/** Why a playlist plays, or why nothing does: a sentence. */
export function whyPlays(why: Why): string {
  switch (why.is) {
    case 'none':
      return 'Nothing plays here: no active playlist with files is for it.';
    case 'outside':
      return 'Nothing plays here: the playlists that are for it pause now.';
    case 'alone':
      return 'No other playlist is for it now.';
    case 'priority':
      return `${why.winner.name} has a higher priority (${why.winner.priority} against ${why.over.priority}) than ${why.over.name}.`;
    case 'direct':
      return `${why.winner.name} names this device, ${why.over.name} all displays of the branch.`;
    case 'later_start':
      return `${why.winner.name} begins later than ${why.over.name}, and goes first at the same priority.`;
    case 'older':
      return `${why.winner.name} was made before ${why.over.name}, they are alike in everything else.`;
  }
}
