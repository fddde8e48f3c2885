import {
  type BinaryExpression,
  type CallExpression,
  type Expression,
  type Identifier,
  type Node,
  SyntaxKind,
  type TemplateLiteral,
} from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { isNullable, kindOf } from './claims.ts';
import { answerOf, answerOfBody, boundTo, type Scope } from './follow.ts';
import { joined, type Pieces } from './pieces.ts';
import { bare, fileOf, type Program, placeOf } from './program.ts';

/** SQL that represents what only running reports, by `file: expression`. */
export type StandIns = Readonly<Record<string, string>>;

/** SQL of the source that cannot be known without running it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Reads SQL out of `sql` templates: names are followed to their constants, calls of our functions to what they return. */
export class SqlReader {
  readonly #program: Program;
  readonly #standIns: StandIns;
  readonly #used = new Set<string>();
  #supposed = true;

  constructor(program: Program, standIns: StandIns) {
    this.#program = program;
    this.#standIns = standIns;
  }

  /** Stand-ins that nothing asked for: their source has changed. */
  unused(): readonly string[] {
    return Object.keys(this.#standIns).filter((key) => !this.#used.has(key));
  }

  /**
   * The SQL of a template, twice where conditions decide on it: as it is when all of them hold, and when none does.
   * Throws `Unreadable`.
   */
  versions(template: TemplateLiteral): readonly Pieces[] {
    return [true, false].map((supposed) => {
      this.#supposed = supposed;
      return this.#template(template);
    });
  }

  /** The SQL that is given to pg as a text, with its values already numbered; throws `Unreadable`. */
  text(text: Expression): Pieces {
    return [this.#constant(text, new Map())];
  }

  #template(template: TemplateLiteral, scope: Scope = new Map()): Pieces {
    if (isNoSubstitutionTemplateLiteral(template)) return [template.text];
    return [
      template.head.text,
      ...template.templateSpans.flatMap(({ expression, literal }) => [...this.#value(expression, scope), literal.text]),
    ];
  }

  #value(expression: Expression, scope: Scope): Pieces {
    const standIn = this.#standInFor(expression);
    if (standIn !== undefined) return [standIn];
    const type = this.#program.project.checker.getTypeAtLocation(expression);
    if (type === undefined) throw this.#unreadable(expression);
    const { checker } = this.#program.project;
    const isSql = checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, 'toOperationNode') !== undefined;
    return isSql ? this.#sql(bare(expression), scope) : [{ isNullable: isNullable(type) }];
  }

  #standInFor(expression: Expression): string | undefined {
    const key = `${fileOf(expression.getSourceFile().fileName)}: ${expression.getText()}`;
    const standIn = this.#standIns[key];
    if (standIn !== undefined) this.#used.add(key);
    return standIn;
  }

  #sql(expression: Expression, scope: Scope): Pieces {
    if (isTaggedTemplateExpression(expression)) return this.#template(expression.template, scope);
    if (isIdentifier(expression)) return this.#named(expression, scope);
    if (isCallExpression(expression)) return this.#call(expression, scope);
    if (isConditionalExpression(expression)) {
      return this.#value(this.#isMet(expression.condition, scope) ? expression.whenTrue : expression.whenFalse, scope);
    }
    if (isDefaulted(expression)) return this.#value(expression.right, scope);
    throw this.#unreadable(expression);
  }

  #named(name: Identifier, scope: Scope): Pieces {
    const bound = boundTo(this.#program, name, scope);
    if (bound === undefined) throw this.#unreadable(name);
    return this.#value(bound.expression, bound.scope);
  }

  #call(call: CallExpression, scope: Scope): Pieces {
    const { expression: callee } = call;
    if (isPropertyAccessExpression(callee)) return this.#built(callee.name.text, call, scope);
    if (!isIdentifier(callee)) throw this.#unreadable(call);
    const answer = answerOf(this.#program, call, scope, this.#supposed);
    if (answer === undefined) throw this.#unreadable(call);
    return this.#value(answer.expression, answer.scope);
  }

  /** Whether a condition holds: as its constants say, otherwise as the reading supposes. */
  #isMet(condition: Expression, scope: Scope): boolean {
    const isEquality = isBinaryExpression(condition) && condition.operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken;
    if (!isEquality) return this.#supposed;
    try {
      return this.#constant(condition.left, scope) === this.#constant(condition.right, scope);
    } catch (error) {
      if (error instanceof Unreadable) return this.#supposed;
      throw error;
    }
  }

  /** What `sql.ref`, `sql.table`, `sql.raw`, `sql.lit` and `sql.join` make. */
  #built(method: string, call: CallExpression, scope: Scope): Pieces {
    const [first, second] = call.arguments;
    if (first === undefined) throw this.#unreadable(call);
    switch (method) {
      case 'ref':
      case 'table':
      case 'id':
        return [
          this.#constant(first, scope)
            .split('.')
            .map((part) => `"${part}"`)
            .join('.'),
        ];
      case 'raw':
        return [this.#constant(first, scope)];
      case 'lit':
        return [this.#literal(first)];
      case 'join':
        return joined(this.#elements(first, scope), second === undefined ? [', '] : this.#value(second, scope));
      default:
        throw this.#unreadable(call);
    }
  }

  /** The parts of a list that is in the source; of one that is made by `map`, the part that it makes. */
  #elements(given: Expression, scope: Scope): readonly Pieces[] {
    const list = bare(given);
    if (isArrayLiteralExpression(list)) return list.elements.map((element) => this.#value(element, scope));
    const bound = isIdentifier(list) ? boundTo(this.#program, list, scope) : undefined;
    if (bound !== undefined) return this.#elements(bound.expression, bound.scope);
    const mapping = isCallExpression(list) && isPropertyAccessExpression(list.expression) && list.expression.name.text === 'map';
    const [made] = mapping ? list.arguments : [];
    const part = made !== undefined && isArrowFunction(made) ? answerOfBody(made.body, this.#supposed) : undefined;
    if (part === undefined) throw this.#unreadable(given);
    return [this.#value(part, scope)];
  }

  /** A value that is written into the text: which one it is, only its type has to tell. */
  #literal(given: Expression): string {
    const type = this.#program.project.checker.getTypeAtLocation(given);
    const claim = type === undefined ? '' : kindOf(this.#program, type);
    if (claim !== 'number' && claim !== 'string') throw this.#unreadable(given);
    return claim === 'number' ? '0' : "''";
  }

  /** The text of an expression that is the same in every run. */
  #constant(given: Expression, scope: Scope): string {
    const expression = bare(given);
    const standIn = this.#standInFor(expression);
    if (standIn !== undefined) return standIn;
    if (isStringLiteral(expression) || isNumericLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return expression.text;
    if (isTemplateExpression(expression)) {
      const spans = expression.templateSpans.map(({ expression: part, literal }) => this.#constant(part, scope) + literal.text);
      return expression.head.text + spans.join('');
    }
    if (isDefaulted(expression)) return this.#constant(expression.right, scope);
    const bound = isIdentifier(expression) ? boundTo(this.#program, expression, scope) : undefined;
    if (bound !== undefined) return this.#constant(bound.expression, bound.scope);
    const answer = isCallExpression(expression) ? answerOf(this.#program, expression, scope, this.#supposed) : undefined;
    if (answer !== undefined) return this.#constant(answer.expression, answer.scope);
    throw this.#unreadable(expression);
  }

  #unreadable(node: Node): Unreadable {
    return new Unreadable(`${placeOf(node)} ${node.getText()}`);
  }
}

/** `a ?? b`, of which the second is read: the first is what is there only sometimes. */
function isDefaulted(expression: Expression): expression is BinaryExpression {
  return isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.QuestionQuestionToken;
}
