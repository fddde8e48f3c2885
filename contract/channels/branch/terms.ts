/** Address of the socket, under the origin of the central. */
export const branchSocketPath = '/central/branches/socket';

/** The address that a branch dials, for the origin at which the central is reached: `wss` where that is `https`. */
export function branchSocketAddress(origin: string): string {
  return `${origin.replace(/^http/u, 'ws')}${branchSocketPath}`;
}

/** Where a branch fetches a file that its configuration names, under the origin of the central. */
export function branchFilePath(digest: string): string {
  return `/central/branches/files/${digest}`;
}

/** The one version that is spoken so far. A branch that speaks another gets the version in the answer and is disconnected. */
export const branchProtocol = 1;

/** Numbers of the protocol: research/security-reliability.md, section 3, and rules D1-D8 there. */
export const branchTerms = {
  /** From opening the socket to a valid proof. */
  handshakeSeconds: 10,
  heartbeatSeconds: 30,
  /** After so long without a word either side takes the other for dead. */
  silentSeconds: 75,
  /** Longest frame that a branch may send. */
  frameBytes: 65_536,
  /** Into how many parts a frame may be split. */
  partsOfFrame: 256,
  eventsOfBatch: 200,
  /** How many frames a branch may send at once, and how many a second after that. */
  burstFrames: 200,
  framesPerSecond: 50,
  /** What may wait to be sent to a branch that does not read. */
  unreadBytes: 4_194_304,
  /** A message of the central holds so many bytes of rows; a row that is longer is sent alone. */
  rowBytesOfMessage: 1_048_576,
  revisionsOfMessage: 100,
  rowsOfPart: 200,
  /** A branch comes back after a random time up to this, doubled each time, ... */
  firstReturnMilliseconds: 1_000,
  /** ... and never more than this. */
  longestReturnMilliseconds: 60_000,
  /** An event from further ahead than this is kept, and flagged. */
  aheadSeconds: 300,
  /** How deep a message may be. */
  deepest: 16,
  /** Sockets that have not proved themselves yet: of one network, and of all. The oldest goes for a new one. */
  unprovenOfNetwork: 512,
  unprovenOfAll: 4_096,
  /** Ranges that are asked for again at once. */
  missingOfMessage: 100,
  /** Ranges of numbers without a gap that are known of one branch: what would make more waits until missing ones came. */
  rangesOfBranch: 1_000,
  nonceCharacters: 43,
  /** How long a branch keeps what was acknowledged, for a central that is restored from a backup: a week of nightly ones and a day. */
  keptDays: 8,
} as const;

/** Why the central closes a socket: RFC 6455 section 7.4.1, and codes of our own from 4000. */
export const branchClosings = {
  restarting: 1012,
  unread: 1013,
  not_text: 1003,
  not_utf8: 1007,
  too_large: 1009,
  too_many_parts: 1008,
  failed: 1011,
  unknown_version: 4000,
  /** Unknown store, inactive store, wrong key: one answer for all, so that no one learns which stores there are. */
  not_admitted: 4001,
  too_slow: 4002,
  replaced: 4003,
  flood: 4004,
  silent: 4005,
  malformed: 4006,
} as const;

export type BranchClosing = keyof typeof branchClosings;
