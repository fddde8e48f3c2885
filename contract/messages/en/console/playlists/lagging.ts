import type { lagging as czech } from '../../../cs/console/playlists/lagging.ts';

export const lagging: typeof czech = {
  text: (display, plays, expected, since) =>
    `${display}: ${plays === null ? 'reports nothing that it plays' : `plays ${plays}`}, since ${since} it should play ${expected ?? 'nothing'}.`,
  newer: (display, name, since) => `${display}: plays an older version of the playlist ${name}, there is a newer one since ${since}.`,
  next: 'The branch probably did not download the files. Check its connection and the room on its disk.',
  show: 'What plays',
};
