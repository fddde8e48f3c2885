import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { branchClosings } from '../../contract/channels/branch/terms.ts';
import { type Office, officeFrom } from '../office/office.ts';
import { configuredShows } from '../office/plan/configured-designs.ts';
import { type Chances, createChances, type Faults } from './chances.ts';
import { createConfiguration } from './configuration.ts';
import { designFilesInMemory } from './design-files.ts';
import { createDesigns } from './designs.ts';
import { createEventBatcher } from './event-store.ts';
import type { Journal } from './journal.ts';
import type { KeptFiles } from './kept-files.ts';
import { keepBranchConnected, type LineState } from './line.ts';
import { createSender } from './sender.ts';

export type BranchRequest = {
  readonly url: string;
  readonly code: string;
  readonly key: string;
  /** What a branch begins with that remembers nothing, when the central received nothing of it either. */
  readonly initialEvents: readonly BranchEvent[];
  readonly seed: string;
  readonly faults: Faults;
  /** The simulated time, in milliseconds. */
  readonly now: () => number;
  /** Where the days of the branch begin, in milliseconds. */
  readonly from: number;
  /** Whether a branch that remembers goes on where it was stopped, if that is later; null begins again whatever was. */
  readonly goesOn: { readonly freshFrom: number } | null;
  readonly files: KeptFiles | null;
  readonly journal: Journal;
  readonly yieldMs: number;
  /** Something is to be played sooner than it seemed. */
  readonly onTurn: () => void;
};

/** A branch that is played: an office, what it keeps, and its connection. */
export type Branch = {
  readonly code: string;
  readonly office: Pick<Office, 'next' | 'isResting'>;
  advance(to: number): void;
  state(): LineState;
  /** Events that the central has not confirmed. */
  unconfirmed(): number;
  /** Events that were made so far. */
  made(): number;
  revision(): number | null;
  /** Sends what is kept back. */
  hurry(): void;
  close(): void;
};

/** Tickets are numbered by the time at which a branch first began, in milliseconds, and on from there. */
const ownNumbers = Date.parse('2020-01-01T00:00:00Z');

/** Opens the connection of a branch and plays it from what it kept. */
export function openBranch(request: BranchRequest): Branch {
  const { code, files, journal } = request;
  const seed = `${request.seed}/${code}`;
  const chances: Chances = createChances(request.faults, seed);
  const batcher = createEventBatcher({
    skew: chances.skewMs,
    ...(files === null ? {} : { append: files.append, lines: files.lines, past: files.past }),
  });
  // Anyone who lost the memory of a branch must not give the numbers of its tickets again, nor those of the demonstration.
  if (batcher.memory.lastTicket < ownNumbers) batcher.memory.lastTicket = Date.now();
  if (batcher.memory.lastOutage === 0) batcher.memory.lastOutage = Math.floor(Date.now() / 1000);
  const configuration = createConfiguration(files?.configuration ?? null);
  let made = 0;
  let isPlayed = false;

  const office = officeFrom({
    seed,
    start: beginningOf(request, batcher.memory.lastAt - chances.skewMs),
    memory: batcher.memory,
    outageRate: request.faults.outage,
    report: (reported, at) => {
      const event = batcher.keep(reported, at);
      made += 1;
      journal.note(code, event);
      sender.add(event);
    },
    setLine: (works) => line.setWorks(works),
    onDisplayed: (displayed) => journal.noteDisplayed(code, displayed),
  });
  const takeUp = () => {
    const revision = configuration.revision();
    if (revision === null) return;
    files?.keepConfiguration({ revision, rows: configuration.rows() });
    // What happened before the central said so happened by the old one.
    advance(request.now());
    configure();
    request.onTurn();
  };
  // An unsure branch would give numbers that the central has; one without a configuration has nothing to play.
  const advance = (to: number) => {
    if (isPlayed) office.advance(to);
  };
  const configure = () => {
    if (!batcher.isSure()) return;
    isPlayed = true;
    office.configure(configuration.rows());
    designs.take(configuredShows(configuration.rows()));
  };
  const designs = createDesigns({
    central: { url: request.url, code, key: request.key },
    files: files?.designFiles ?? designFilesInMemory(),
    onReady: (ready) => {
      advance(request.now());
      office.show(ready.kiosks, ready.displays);
      office.hold(ready.playlists);
    },
  });
  const begin = (reported: readonly BranchEvent[]) => {
    for (const event of reported) {
      made += 1;
      journal.note(code, batcher.keep(event, Date.parse(event.at)));
    }
  };
  const receive = (acknowledged: number, missing: readonly (readonly [number, number])[]) => {
    const wasSure = batcher.isSure();
    batcher.meet(acknowledged, missing);
    if (!wasSure && batcher.isSure()) takeUp();
  };
  const line = keepBranchConnected({
    url: request.url,
    code,
    key: request.key,
    skewMs: chances.skewMs,
    yieldMs: request.yieldMs,
    revision: configuration.revision,
    onWelcome: ({ incarnation, acknowledged, missing }) => {
      batcher.recognise(incarnation, acknowledged);
      if (batcher.next() === 1 && acknowledged === 0 && missing.length === 0) begin(request.initialEvents);
      receive(acknowledged, missing);
      sender.begin();
      designs.fetchMissing();
    },
    onMessage: (message) => {
      switch (message.type) {
        case 'acknowledge':
          receive(message.acknowledged, message.missing);
          sender.answered(message.missing);
          return;
        case 'configuration':
          if (!configuration.takePart(message)) return;
          takeUp();
          line.send({ type: 'applied', revision: message.revision });
          return;
        case 'changes': {
          const before = configuration.revision();
          const { revision, refused } = configuration.apply(message.revisions);
          if (revision !== before) takeUp();
          line.send({ type: 'applied', revision });
          if (refused !== null) line.send({ type: 'not_applied', ...refused });
          return;
        }
        case 'refused':
          // The central keeps them all the same: there is nothing to send again, and no one here to tell.
          return;
        case 'error':
          if (message.code === 'busy') sender.pause(1_000 + chances.random() * 4_000);
      }
    },
    onClose: (closing) => {
      sender.end();
      if (closing === branchClosings.replaced) request.onTurn();
    },
  });
  const sender = createSender({ batcher, chances, send: line.send, cut: line.cut, now: request.now });
  if (configuration.revision() !== null) configure();

  return {
    code,
    office,
    advance,
    state: line.state,
    unconfirmed: batcher.count,
    made: () => made,
    revision: configuration.revision,
    hurry: sender.hurry,
    close: () => {
      sender.end();
      designs.close();
      line.close();
      files?.close();
    },
  };
}

function beginningOf({ from, goesOn }: BranchRequest, stopped: number): number {
  if (goesOn === null) return from;
  return stopped > 0 ? Math.max(from, stopped) : goesOn.freshFrom;
}
