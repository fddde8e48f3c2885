import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyResource } from '../contract/kit/index.ts';
import { registry } from '../contract/resources/registry.ts';
import { openDatabase } from '../server/db/connect/open.ts';
import { queriesOver } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/all.ts';
import { ownTables } from '../server/db/own-tables.ts';
import { type Draft, draftMigrationStatements } from '../server/db/tables/draft.ts';
import { findDrift, type Thing } from '../server/db/tables/drift.ts';
import { reservedNames } from '../server/db/tables/reserved-names.ts';
import { words } from './basics/words.mjs';

/** Writes the migration that brings the tables to what the declarations ask for: `npm run migration -- NAME`. */
const [name = ''] = process.argv.slice(2);
const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const reserved = resources.flatMap((resource) => reservedNames(resource).map((field) => `${resource.name}.${field}`));
if (!/^[a-z][a-z0-9-]*$/u.test(name)) refuse(words.migration.usage);
else if (reserved.length > 0) refuse(words.migration.reserved(reserved.join(', ')));
else printDraft(await draft());

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

async function draft(): Promise<Draft> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-draft-'));
  const opened = await openDatabase({ kind: 'embedded', dataDirectory: directory, log: () => {} });
  try {
    const db = queriesOver(opened);
    await migrate(db);
    const drift = await db.transaction().execute((transaction) => findDrift(transaction, resources, ownTables));
    return draftMigrationStatements(drift, resources);
  } finally {
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function printDraft({ statements, undecided: { declared, present } }: Draft): void {
  const open = [...declared.map(lineOf(words.migration.declared)), ...present.map(lineOf(words.migration.present))];
  if (statements.length + open.length === 0) {
    process.stdout.write(`${words.migration.nothing}\n`);
    return;
  }
  // The step lists them in a comment, and the developer writes the statements there.
  const notes = [...declared.map(lineOf('declared')), ...present.map(lineOf('present'))];
  for (const path of write(statements, notes)) process.stdout.write(`${path}\n`);
  if (open.length > 0) process.stdout.write([words.migration.undecided, ...open, ''].join('\n'));
}

function lineOf(side: string): (thing: Thing) => string {
  return ({ kind, table, name: thing, definition }) => `  ${side}: ${kind} ${table}.${thing}: ${definition}`;
}

/** The new step and the list that names it. */
function write(statements: readonly string[], notes: readonly string[]): readonly string[] {
  // One above the highest: numbers may be left out, and a step is never inserted before one that ran.
  const highest = Math.max(0, ...Object.keys(migrations).map((step) => Number.parseInt(step, 10)));
  const number = String(highest + 1).padStart(4, '0');
  const step = `${number}-${name}`;
  const identifier = name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const path = `server/db/migrations/${step}.ts`;
  const text = statements.map((statement) => `${statement};`).join('\n\n');
  const module = [
    "import { migrationOf, splitStatements } from './step/migration.ts';",
    ...(notes.length === 0 ? [] : [['// Decide what to do with these:', ...notes.map((note) => `//${note}`)].join('\n')]),
    `const statements = \`\n${text}\n\`;`,
    `export const ${identifier} = migrationOf(() => splitStatements(statements));\n`,
  ];
  writeFileSync(path, module.join('\n\n'));
  const list = 'server/db/migrations/all.ts';
  const known = readFileSync(list, 'utf8');
  const named = known
    // Where the formatter sorts it: after the steps before it.
    .replace('import { stepsBeforeRelease }', `import { ${identifier} } from './${step}.ts';\n$&`)
    .replace('\n} as const', `\n  '${step}': ${identifier},$&`);
  writeFileSync(list, named);
  return [path, list];
}
