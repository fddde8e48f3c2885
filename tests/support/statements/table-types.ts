import path from 'node:path';
import { type Claim, claimsOf } from './claims.ts';
import type { Program } from './program.ts';

/** The columns of each table by the type `Tables`, with which Kysely types what it builds. */
export function tableTypes(program: Program): ReadonlyMap<string, readonly Claim[]> {
  const { checker, program: sources } = program.project;
  const file = sources.getSourceFile(path.join(path.dirname(program.project.configFileName), 'db/database.ts'));
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  const tables = module === undefined ? undefined : checker.getExportsOfModule(module).find(({ name }) => name === 'Tables');
  if (tables === undefined) throw new Error('server/db/database.ts exports no type Tables');
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(tables));
  return new Map(
    properties.map((table) => {
      const row = checker.getTypeOfSymbol(table);
      return [table.name, row === undefined ? [] : claimsOf(program, row)];
    }),
  );
}
