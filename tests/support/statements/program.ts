import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Expression, Node } from 'typescript/unstable/ast';
import { isAsExpression, isParenthesizedExpression, isSatisfiesExpression } from 'typescript/unstable/ast/is';
import { API, type Symbol as ProgramSymbol, type Project } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The server as the compiler sees it. */
export type Program = { readonly project: Project; close(): void };

/** Opens the program of `server/tsconfig.json`: the compiler runs as a child process until it is closed. */
export function openProgram(): Program {
  const compiler = new API({ cwd: root });
  const configuration = path.join(root, 'server/tsconfig.json');
  const project = compiler.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
  if (project === undefined) throw new Error(`The compiler does not know ${configuration}`);
  return { project, close: () => compiler.close() };
}

/** Where a node is, as `server/app.ts:12`. */
export function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart()).split('\n').length;
  return `${fileOf(file.fileName)}:${line}`;
}

/** Path of a file within the repository, with forward slashes. */
export function fileOf(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** What a name represents, behind imports. */
export function symbolOf({ project }: Program, node: Node): ProgramSymbol | undefined {
  const symbol = project.checker.getSymbolAtLocation(node);
  const alias = 2_097_152;
  return symbol !== undefined && (symbol.flags & alias) !== 0 ? project.checker.getAliasedSymbol(symbol) : symbol;
}

/** Where a name is declared with its value. */
export function declarationOf({ project }: Program, symbol: ProgramSymbol | undefined): Node | undefined {
  return symbol?.valueDeclaration?.resolve(project);
}

/** An expression without what only the types need. */
export function bare(expression: Expression): Expression {
  const isWrapped = isParenthesizedExpression(expression) || isAsExpression(expression) || isSatisfiesExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}
