import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptConfiguration } from './configuration.ts';
import { type KeptLine, keeperOf } from './keeper.ts';
import { stillNeeded } from './still-needed.ts';

/** The folder where a branch keeps its events and its configuration. Lines outlive the process, not the machine. */
export type KeptFiles = {
  readonly lines: readonly KeptLine[];
  readonly configuration: KeptConfiguration | null;
  append(line: KeptLine): void;
  keepConfiguration(configuration: KeptConfiguration): void;
  close(): void;
};

/** After so many lines the file is written anew without what nobody needs any more. */
const manyLines = 20_000;

/** Opens what the branch of the code kept in the folder; nothing the first time. */
export function keptFiles(folder: string, code: string): KeptFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const eventsPath = join(folder, `${code}.events.jsonl`);
  const configurationPath = join(folder, `${code}.configuration.json`);
  let lines = compacted(eventsPath);
  let file = openSync(eventsPath, 'a', 0o600);
  let count = lines.length;
  const known = lines;
  return {
    lines: known,
    configuration: readConfiguration(configurationPath),
    append: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      count += 1;
      if (count < lines.length + manyLines) return;
      closeSync(file);
      lines = compacted(eventsPath);
      count = lines.length;
      file = openSync(eventsPath, 'a', 0o600);
    },
    keepConfiguration: (configuration) => replace(configurationPath, JSON.stringify(configuration)),
    close: () => closeSync(file),
  };
}

function compacted(path: string): readonly KeptLine[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(readLine) : [];
  const needed = stillNeeded(lines, keeperOf({ lines }));
  if (needed.length < lines.length) replace(path, needed.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return needed;
}

// The last line may be torn by a kill; it was told to nobody then.
function readLine(text: string): readonly KeptLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isKeptLine(line) ? [line] : [];
  } catch {
    return [];
  }
}

function isKeptLine(line: unknown): line is KeptLine {
  return typeof line === 'object' && line !== null && ('event' in line || 'acknowledged' in line || 'next' in line);
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
