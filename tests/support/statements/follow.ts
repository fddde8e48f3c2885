import type { Block, CallExpression, Expression, Identifier, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBindingElement,
  isBlock,
  isFunctionDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAssignment,
  isReturnStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { bare, declarationOf, type Program, symbolOf } from './program.ts';

/** An argument of a call that is read, with the names that hold where it was written. */
export type Bound = { readonly expression: Expression; readonly scope: Scope };
export type Scope = ReadonlyMap<number, Bound>;

/** What a name holds: the argument of the call that is read, or the value of its constant. */
export function boundTo(program: Program, name: Identifier, scope: Scope): Bound | undefined {
  const symbol = symbolOf(program, name);
  const bound = symbol === undefined ? undefined : scope.get(symbol.id);
  if (bound !== undefined) return bound;
  const declaration = declarationOf(program, symbol);
  if (declaration === undefined || !isVariableDeclaration(declaration) || declaration.initializer === undefined) return undefined;
  return { expression: declaration.initializer, scope };
}

/** What a function of ours returns first or last, with its parameters bound to what was given. */
export function answerOf(
  program: Program,
  { expression: callee, arguments: given }: CallExpression,
  scope: Scope,
  isFirst: boolean,
): Bound | undefined {
  const declaration = declarationOf(program, symbolOf(program, callee));
  const called = declaration !== undefined && isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (called === undefined || !(isFunctionDeclaration(called) || isArrowFunction(called))) return undefined;
  const inner = new Map(scope);
  for (const [place, parameter] of called.parameters.entries()) {
    const expression = given[place] ?? parameter.initializer;
    if (expression !== undefined) bind(program, parameter, { expression, scope }, inner);
  }
  const expression = called.body === undefined ? undefined : answerOfBody(called.body, isFirst);
  return expression === undefined ? undefined : { expression, scope: inner };
}

/** What a function's body gives: itself, or what its first or its last `return` says. */
export function answerOfBody(body: Expression | Block, isFirst: boolean): Expression | undefined {
  return isBlock(body) ? returnsOf(body).at(isFirst ? 0 : -1) : body;
}

/** Binds a parameter, or the parts of one that is taken apart, to what was given; of `{ now }` its type is all there is to know. */
function bind(program: Program, declared: Node, given: Bound, into: Map<number, Bound>): void {
  if (!isParameterDeclaration(declared) && !isBindingElement(declared)) return;
  if (declared.name !== undefined && isObjectBindingPattern(declared.name)) {
    const literal = bare(given.expression);
    if (!isObjectLiteralExpression(literal)) return;
    for (const element of declared.name.elements) {
      const name = (isBindingElement(element) && (element.propertyName ?? element.name)?.getText()) || '';
      const property = literal.properties.find((one) => 'name' in one && one.name?.getText() === name);
      if (property === undefined || !isPropertyAssignment(property)) continue;
      bind(program, element, { expression: property.initializer, scope: given.scope }, into);
    }
    return;
  }
  const symbol = declared.name === undefined ? undefined : symbolOf(program, declared.name);
  if (symbol !== undefined) into.set(symbol.id, given);
}

/** What a body returns, in the order of its lines; functions within it return for themselves. */
function returnsOf(body: Node): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): undefined => {
    if (isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    return isArrowFunction(node) || isFunctionDeclaration(node) ? undefined : node.forEachChild(visit);
  };
  body.forEachChild(visit);
  return found;
}
