import type { Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import { isIdentifier, isTaggedTemplateExpression } from 'typescript/unstable/ast/is';
import { type Claim, claimsOf, isRow } from './claims.ts';
import { numbered, type Parameter } from './pieces.ts';
import { type Program, placeOf } from './program.ts';
import { type SqlReader, Unreadable } from './read-sql.ts';

/** A statement of the source whose rows have a type. */
export type Statement = {
  /** As `server/app.ts:12`. */
  readonly place: string;
  readonly claims: readonly Claim[];
  /** Whether the type says nothing of further columns, as a dictionary does. */
  readonly isOpen: boolean;
  readonly text: string;
  readonly parameters: readonly Parameter[];
};

/** A statement whose SQL the source does not tell. */
export type Unread = { readonly place: string; readonly reason: string };

/** Every `sql<Row>` of the server whose row names columns. */
export function statementsOf(
  program: Program,
  reader: SqlReader,
): { readonly statements: readonly Statement[]; readonly unread: readonly Unread[] } {
  const statements: Statement[] = [];
  const unread: Unread[] = [];
  for (const template of typedTemplates(program)) {
    const [row] = template.typeArguments ?? [];
    const type = row === undefined ? undefined : program.project.checker.getTypeFromTypeNode(row);
    if (type === undefined) continue;
    const place = placeOf(program, template);
    if (!isRow(type)) {
      unread.push({ place, reason: 'is typed as a value and not as a row, which nothing can check: write sql without a type' });
      continue;
    }
    const claims = claimsOf(program, type);
    if (claims.length === 0) continue;
    const isOpen = program.project.checker.getIndexInfosOfType(type).length > 0;
    try {
      const versions = new Map(reader.versions(template.template).map((pieces) => [numbered(pieces).text, numbered(pieces)]));
      statements.push(...Array.from(versions.values(), (version) => ({ place, claims, isOpen, ...version })));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unread.push({ place, reason: error.message });
    }
  }
  return { statements, unread };
}

function typedTemplates({ project }: Program): readonly TaggedTemplateExpression[] {
  const found: TaggedTemplateExpression[] = [];
  const visit = (node: Node): undefined => {
    const isTyped =
      isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql' && node.typeArguments !== undefined;
    if (isTyped) found.push(node);
    return node.forEachChild(visit);
  };
  for (const file of project.rootFiles) {
    const source = project.program.getSourceFile(file);
    if (source !== undefined) visit(source);
  }
  return found;
}
