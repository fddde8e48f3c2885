import type { Node, TypeNode } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier, isPropertyAccessExpression, isTaggedTemplateExpression } from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import { type Claim, claimsOf, isRow } from './claims.ts';
import { numbered, type Parameter, type Pieces } from './pieces.ts';
import { type Program, placeOf } from './program.ts';
import { type SqlReader, Unreadable } from './read-sql.ts';

/** A statement of the source where the rows have a type. */
export type Statement = {
  /** As `server/app.ts:12`. */
  readonly place: string;
  readonly claims: readonly Claim[];
  /** Whether the type says nothing of further columns, as a dictionary does. */
  readonly isOpen: boolean;
  readonly text: string;
  readonly parameters: readonly Parameter[];
};

/** A statement with SQL that the source does not show. */
export type Unread = { readonly place: string; readonly reason: string };

/** A place that gives rows a type, and how its SQL is read. */
type Typed = { readonly node: Node; readonly row: TypeNode; readonly read: (reader: SqlReader) => readonly Pieces[] };

/** Every `sql<Row>` and `client.query<Row>` of the server with columns named in its row. */
export function statementsOf(
  program: Program,
  reader: SqlReader,
): { readonly statements: readonly Statement[]; readonly unread: readonly Unread[] } {
  const statements: Statement[] = [];
  const unread: Unread[] = [];
  const { checker } = program.project;
  for (const { node, row, read } of typedPlaces(program)) {
    const place = placeOf(node);
    const type = checker.getTypeFromTypeNode(row);
    // A result in arrays names no column.
    if (type === undefined || checker.isArrayLikeType(type)) continue;
    if (!isRow(type)) {
      unread.push({ place, reason: 'is typed as a value and not as a row, which nothing can check: write sql without a type' });
      continue;
    }
    const claims = claimsOf(program, type);
    if (claims.length === 0) continue;
    try {
      for (const version of versionsOf(read(reader))) statements.push({ place, claims, isOpen: isOpenRow(program, type), ...version });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unread.push({ place, reason: error.message });
    }
  }
  return { statements, unread };
}

function isOpenRow({ project: { checker } }: Program, type: Type): boolean {
  return checker.getIndexInfosOfType(type).length > 0;
}

/** Those that differ. */
function versionsOf(read: readonly Pieces[]): Iterable<Pick<Statement, 'text' | 'parameters'>> {
  const versions = read.map(numbered);
  return new Map(versions.map((version) => [version.text, version])).values();
}

function typedPlaces({ project }: Program): readonly Typed[] {
  const found: Typed[] = [];
  const visit = (node: Node): undefined => {
    const typed = typedAt(node);
    if (typed !== undefined) found.push(typed);
    return node.forEachChild(visit);
  };
  for (const file of project.rootFiles) {
    const source = project.program.getSourceFile(file);
    if (source !== undefined) visit(source);
  }
  return found;
}

function typedAt(node: Node): Typed | undefined {
  if (isTaggedTemplateExpression(node)) {
    const { tag, typeArguments: [row] = [], template } = node;
    if (!isIdentifier(tag) || tag.text !== 'sql' || row === undefined) return undefined;
    return { node, row, read: (reader) => reader.versions(template) };
  }
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query') return undefined;
  const {
    typeArguments: [row] = [],
    arguments: [text],
  } = node;
  if (row === undefined || text === undefined) return undefined;
  return { node, row, read: (reader) => [reader.text(text)] };
}
