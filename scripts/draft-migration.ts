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
import { type Draft, draftOf } from '../server/db/tables/draft.ts';
import { driftOf } from '../server/db/tables/drift.ts';
import { words } from './words.mjs';

/** Writes the migration that brings the tables to what the declarations ask for: `npm run migration -- NAME`. */
const [name = ''] = process.argv.slice(2);
if (/^[a-z][a-z0-9-]*$/u.test(name)) tell(await draft());
else {
  process.stderr.write(`${words.migration.usage}\n`);
  process.exitCode = 2;
}

async function draft(): Promise<Draft> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-draft-'));
  const opened = await openDatabase({ kind: 'embedded', dataDirectory: directory, log: () => {} });
  try {
    const db = queriesOver(opened);
    await migrate(db);
    const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
    const drift = await db.transaction().execute((transaction) => driftOf(transaction, resources, ownTables));
    return draftOf(drift, resources);
  } finally {
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function tell({ statements, undecided }: Draft): void {
  if (statements.length > 0) for (const path of write(statements)) process.stdout.write(`${path}\n`);
  else if (undecided.length === 0) process.stdout.write(`${words.migration.nothing}\n`);
  if (undecided.length === 0) return;
  process.stdout.write(`${words.migration.undecided}\n`);
  for (const thing of undecided) process.stdout.write(`  ${thing.kind} ${thing.table}.${thing.name}: ${thing.definition}\n`);
}

/** The new step and the list that names it. */
function write(statements: readonly string[]): readonly string[] {
  // One above the highest: numbers may be left out, and a step is never inserted before one that ran.
  const highest = Math.max(0, ...Object.keys(migrations).map((step) => Number.parseInt(step, 10)));
  const number = String(highest + 1).padStart(4, '0');
  const step = `${number}-${name}`;
  const identifier = name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const path = `server/db/migrations/${step}.ts`;
  const text = statements.map((statement) => `${statement};`).join('\n\n');
  const module = [
    "import { migrationOf, statementsIn } from './migration.ts';",
    `const statements = \`\n${text}\n\`;`,
    `export const ${identifier} = migrationOf(() => statementsIn(statements));\n`,
  ];
  writeFileSync(path, module.join('\n\n'));
  const list = 'server/db/migrations/all.ts';
  const known = readFileSync(list, 'utf8');
  const named = known
    .replace(/\n\n\/\*\*/u, `\nimport { ${identifier} } from './${step}.ts';$&`)
    .replace('\n} as const', `\n  '${step}': ${identifier},$&`);
  writeFileSync(list, named);
  return [path, list];
}
