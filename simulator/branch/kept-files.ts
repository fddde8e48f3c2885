import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { branchTerms } from '../../contract/channels/branch/terms.ts';
import type { KeptConfiguration } from './configuration.ts';
import { type DesignFiles, openDesignFiles } from './design-files.ts';
import { createEventBatcher, type EventStore, type KeptLine } from './event-store.ts';

/** The folder where a branch keeps its events, its configuration and the files of its kiosks. Lines outlive the process, not the machine. */
export type KeptFiles = {
  readonly lines: readonly KeptLine[];
  readonly configuration: KeptConfiguration | null;
  readonly designFiles: DesignFiles;
  /** Every event that is still kept, read again. */
  past(): readonly BranchEvent[];
  append(line: KeptLine): void;
  keepConfiguration(configuration: KeptConfiguration): void;
  close(): void;
};

/** After so many lines the file is written again without what no one needs any more. */
const manyLines = 20_000;

/** Opens what the branch of the code kept in the folder; nothing the first time. */
export function keptFiles(folder: string, code: string): KeptFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const eventsPath = join(folder, `${code}.events.jsonl`);
  const configurationPath = join(folder, `${code}.configuration.json`);
  const { lines, count: first } = compacted(eventsPath);
  let file = openSync(eventsPath, 'a', 0o600);
  let [count, compactedTo] = [first, first];
  return {
    lines,
    past: () => linesOf(eventsPath).flatMap((line) => ('event' in line ? [line.event] : [])),
    configuration: readConfiguration(configurationPath),
    designFiles: openDesignFiles(join(folder, `${code}.files`)),
    append: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      count += 1;
      if (count < compactedTo + manyLines) return;
      closeSync(file);
      ({ count } = compacted(eventsPath));
      compactedTo = count;
      file = openSync(eventsPath, 'a', 0o600);
    },
    keepConfiguration: (configuration) => replace(configurationPath, JSON.stringify(configuration)),
    close: () => closeSync(file),
  };
}

/** Writes the file again without what no one needs; answers with what a restart needs, and how many lines the file has. */
function compacted(path: string): { readonly lines: readonly KeptLine[]; readonly count: number } {
  const lines = linesOf(path);
  const { forRestart, inAll } = stillNeeded(lines, createEventBatcher({ lines }));
  if (inAll.length < lines.length) replace(path, inAll.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { lines: forRestart, count: Math.min(inAll.length, lines.length) };
}

function linesOf(path: string): readonly KeptLine[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(readLine) : [];
}

// A kill may leave half of the last line; then it was not sent to anyone.
function readLine(text: string): readonly KeptLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isKeptLine(line) ? [line] : [];
  } catch {
    return [];
  }
}

const kindsOfLines = ['event', 'again', 'acknowledged', 'next', 'incarnation'] as const;

function isKeptLine(line: unknown): line is KeptLine {
  return typeof line === 'object' && line !== null && kindsOfLines.some((kind) => kind in line);
}

function readConfiguration(path: string): KeptConfiguration | null {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isConfiguration(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isConfiguration(kept: unknown): kept is KeptConfiguration {
  return typeof kept === 'object' && kept !== null && 'revision' in kept && 'rows' in kept && Array.isArray(kept.rows);
}

function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** What of kept lines is needed on. */
type StillNeeded = {
  /** For a restart: what is not acknowledged, and the last that was reported of everything. */
  readonly forRestart: readonly KeptLine[];
  /** For a central that is restored from a backup as well: what was acknowledged in the last days. */
  readonly inAll: readonly KeptLine[];
};

/** Says what is still needed of lines that a batcher was made of. */
function stillNeeded(lines: readonly KeptLine[], batcher: EventStore): StillNeeded {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
  const last = new Map(events.map((event) => [subjectOf(event), event] as const));
  const forgottenBefore = batcher.memory.lastAt - branchTerms.keptDays * 86_400_000;
  const isNeeded = (event: BranchEvent) =>
    batcher.event(event.sequence) !== undefined ||
    ('ticket' in event && batcher.memory.tickets.has(event.ticket)) ||
    last.get(subjectOf(event)) === event;
  const [first] = batcher.waiting();
  const incarnation = batcher.incarnation();
  const current: readonly KeptLine[] = [
    { acknowledged: (first ?? batcher.next()) - 1 },
    { next: batcher.next() },
    ...(incarnation === null ? [] : [{ incarnation }]),
  ];
  const among = (isAmong: (event: BranchEvent) => boolean) => [...events.filter(isAmong).map((event) => ({ event })), ...current];
  return { forRestart: among(isNeeded), inAll: among((event) => isNeeded(event) || Date.parse(event.at) >= forgottenBefore) };
}

/** What of a kind matters only as it was last. */
function subjectOf(event: BranchEvent): string {
  if ('desk_id' in event && event.kind !== 'ticket_called') return `desk ${event.desk_id}`;
  if (event.kind === 'service_opened' || event.kind === 'service_closed') return `service ${event.service_id}`;
  if ('device_id' in event) return `${event.device} ${event.device_id}`;
  if (event.kind === 'design_shown') return `design ${event.touch_screen_id}`;
  if ('touch_screen_id' in event) return `paper ${event.touch_screen_id}`;
  if (event.kind === 'display_shown') return `display ${event.virtual_display_id}`;
  if ('virtual_display_id' in event) return `playing ${event.virtual_display_id}`;
  if ('outage' in event) return `outage ${event.outage}`;
  return event.kind === 'ticket_created' ? 'ticket' : 'other';
}
