import { type BranchClosing, branchClosings } from '../../contract/channels/branch/terms.ts';

const backOff = 'Come back after a random time (see above).';
const correct = 'Correct the program. Come back seldom: after 30 to 90 seconds.';

/** Why a socket is closed, and what a branch does then. A closing without its line does not compile. */
const closings: Readonly<Record<BranchClosing, readonly [meaning: string, todo: string]>> = {
  restarting: ['The central stops. What was received before is acknowledged.', backOff],
  unread: ['The branch does not read what it is sent.', `${backOff} Read faster.`],
  not_text: ['A binary frame.', correct],
  not_utf8: ['A frame that is not UTF-8.', correct],
  too_large: ['A frame longer than `frameBytes`.', correct],
  too_many_parts: ['A frame in more parts than `partsOfFrame`.', correct],
  failed: ['The central failed at a message.', backOff],
  unknown_version: [
    'The central does not speak the version of `hello`. The reason names the one that it speaks: `protocol 1`.',
    'Come back seldom: after 30 to 90 seconds. The branch needs another version of its program.',
  ],
  not_admitted: [
    'Unknown store, inactive store, store without a key, wrong key or a key that was replaced: one answer for all. Also for an open socket, within seconds after the key is made again or the store is switched off.',
    'Come back seldom: after 30 to 90 seconds, and tell the person who looks after the branch.',
  ],
  too_slow: ['No valid proof in time, or too many sockets without one (`unprovenOfNetwork`, `unprovenOfAll`).', backOff],
  replaced: [
    'A newer socket of the same store was admitted.',
    'Come back after 10 minutes, unless the newer socket is your own. Two branches with one key would otherwise replace each other for ever.',
  ],
  flood: ['Too many frames.', `${backOff} Send fewer.`],
  silent: ['The central received nothing for `silentSeconds`.', backOff],
  malformed: [
    'A frame is no JSON object with a text `type`, or too deep; or a message was out of turn or wrong before `welcome`.',
    correct,
  ],
};

/** Rows of a table: code, name, meaning, what to do. */
export function closingRows(): string {
  return Object.entries(closings)
    .flatMap(([name, [meaning, todo]]) =>
      Object.entries(branchClosings).flatMap(([known, code]) => (known === name ? [{ name, code, meaning, todo }] : [])),
    )
    .toSorted((one, other) => one.code - other.code)
    .map(({ name, code, meaning, todo }) => `| ${code} | \`${name}\` | ${meaning} | ${todo} |`)
    .join('\n');
}
