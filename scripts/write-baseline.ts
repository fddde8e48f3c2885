import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/connect/open.ts';
import { type Database, queriesOver } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { areas } from '../server/db/migrations/baseline/areas.ts';
import { coveredSteps } from '../server/db/migrations/before-release/covered-steps.ts';
import { readOrderRules, readRoutines, readRows, readTables, type Table } from './baseline/catalogue.ts';
import { layout } from './baseline/layout.ts';
import {
  constraintStatement,
  foundationStatements,
  indexStatement,
  routineStatement,
  rowStatement,
  tableStatement,
  triggerStatement,
} from './baseline/statements.ts';

/** Writes the baseline again from a database that took all covered steps one by one: `npm run baseline`. */
const directory = mkdtempSync(join(tmpdir(), 'poradnik-baseline-'));
const opened = await openDatabase({ kind: 'embedded', dataDirectory: directory, log: () => {} });
try {
  const db = queriesOver(opened);
  // A database that has the first step takes the others one by one too.
  await migrate(db, coveredSteps.slice(0, 1));
  await migrate(db, coveredSteps);
  await write(db);
} finally {
  await opened.close();
  rmSync(directory, { recursive: true, force: true });
}

async function write(db: Database): Promise<void> {
  const [tables, routines] = [await readTables(db), await readRoutines(db)];
  const made = new Set<string>();
  let waiting: readonly Waiting[] = [];
  for (const area of areas) {
    const { about, ...names } = layout[area];
    const text = [`-- ${about}`];
    if (area === 'foundations') text.push(...foundationStatements(await readOrderRules(db)));
    for (const table of names.tables.map((name) => found(tables, name))) {
      made.add(table.name);
      text.push(
        tableStatement(table, (target) => made.has(target)),
        ...table.indexes.map(indexStatement),
      );
      for (const row of await readRows(db, table.name)) text.push(rowStatement(table.name, row));
      waiting = [...waiting, ...keysOf(table, made), ...triggersOf(table)];
    }
    for (const routine of names.routines.map((name) => found(routines, name))) {
      made.add(routine.name);
      text.push(routineStatement(routine));
    }
    text.push(...waiting.filter(({ until }) => made.has(until)).map(({ statement }) => statement));
    waiting = waiting.filter(({ until }) => !made.has(until));
    writeFileSync(`server/db/migrations/baseline/${area}.sql`, `${text.join('\n\n')}\n`);
  }
  const left = [...tables, ...routines].filter(({ name }) => !made.has(name)).map(({ name }) => name);
  if (left.length > 0) throw new Error(`scripts/baseline/layout.ts does not have ${left.join(', ')}`);
}

/** A statement that needs a table or a function which a later part of the baseline makes. */
type Waiting = { readonly until: string; readonly statement: string };

function keysOf(table: Table, made: ReadonlySet<string>): readonly Waiting[] {
  return table.constraints.flatMap((one) =>
    one.target === null || made.has(one.target) ? [] : [{ until: one.target, statement: constraintStatement(table, one) }],
  );
}

function triggersOf(table: Table): readonly Waiting[] {
  return table.triggers.map(({ routine, definition }) => ({ until: routine, statement: triggerStatement(definition) }));
}

function found<Named extends { readonly name: string }>(all: readonly Named[], name: string): Named {
  const one = all.find((each) => each.name === name);
  if (one === undefined) throw new Error(`scripts/baseline/layout.ts names ${name}, which is not there`);
  return one;
}
