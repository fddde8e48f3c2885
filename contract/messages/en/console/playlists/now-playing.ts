import type { NowPlayingWords } from '../../../cs/console/playlists/now-playing.ts';

export const nowPlaying: NowPlayingWords = {
  title: 'Now playing',
  loading: 'What plays is loading',
  failed: 'What plays could not be loaded',
  again: 'Try again',
  none: 'No display and no button plays anything here',
  noneText: 'Add a display, or choose another branch.',
  store: 'Branch',
  allStores: 'All branches',
  onlyDifferent: 'Only what plays differently than it should',
  noneDifferent: 'Nothing reports that it plays differently',
  noneDifferentText: 'Take off the filter and you will see all devices.',
  summary: (devices, differing, unknown) =>
    [
      `${devices} ${devices === 1 ? 'device' : 'devices'}`,
      ...(differing === 0 ? [] : [`${differing} differently than they should`]),
      ...(unknown === 0 ? [] : [`${unknown} ${unknown === 1 ? 'does' : 'do'} not report what plays`]),
      ...(differing === 0 && unknown < devices ? [unknown === 0 ? 'all play as they should' : 'the others play as they should'] : []),
    ].join(' · '),
  lost: 'Live changes do not come now, the figures renew themselves once connected.',
  columns: { device: 'Device', store: 'Branch', plays: 'Plays', since: 'Since', next: 'Then', why: 'Why' },
  nothing: 'nothing',
  noChange: 'no change',
  at: (name, time) => `${name} (${time})`,
  silent: (text, since) => `The display is silent. It last played: ${text} since ${since}.`,
  neverReported: 'The display has not reported yet what it plays.',
  other: (expected) => `It should play ${expected}.`,
  nothingExpected: 'It should play nothing.',
  older: (version, newest) => `It plays an older version (${version}, the newest is ${newest}): the branch does not have all files yet.`,
  button: 'The touch screen does not report yet what it plays. By the plan:',
};
