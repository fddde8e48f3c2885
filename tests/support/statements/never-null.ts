import { isDemanded } from './demanded.ts';
import { asNode, nodesOf, numberOf, type TreeNode } from './node-tree.ts';

/** What the catalogue and the program say, next to the statement. */
export type NullFacts = {
  /** Whether the column of a table, by its number, is declared not null. */
  readonly isNotNull: (table: number, column: number) => boolean;
  /** Whether the parameter of a statement, counted from one, may be null by its TypeScript type. */
  readonly isNullableParameter: (place: number) => boolean;
  /** Name of a function by its number. */
  readonly functionName: (id: number) => string;
};

/** The statement and those around it, the innermost first. */
type Queries = readonly TreeNode[];

/** Aggregates that answer also for no rows. */
const aggregatesOfNothing = new Set(['count']);
/** Functions that answer null only to null. */
const faithful = new Set([
  'abs',
  'array_append',
  'array_to_string',
  'btrim',
  'cardinality',
  'current_database',
  'current_setting',
  'date_trunc',
  'format_type',
  'hashtextextended',
  'jsonb_build_object',
  'left',
  'lower',
  'md5',
  'nextval',
  'now',
  'pg_backend_pid',
  'pg_current_snapshot',
  'pg_database_size',
  'pg_get_constraintdef',
  'pg_get_indexdef',
  // Asked of columns that number themselves.
  'pg_get_serial_sequence',
  'pg_snapshot_xmax',
  'pg_try_advisory_lock',
  'pg_try_advisory_xact_lock',
  'quote_ident',
  'replace',
  'round',
  'timezone',
  'to_char',
  'to_json',
  'upper',
]);
/** Functions that never answer null, whatever they are asked. */
const certain = new Set(['concat', 'concat_ws', 'json_build_object', 'json_build_array', 'row_to_json']);
/** Operators that look into JSON: what they look for may not be there. */
const lookingInto = /^jsonb?_(?:object_field|array_element|extract_path)/u;

/** A column of the answer by its name. */
type Answered = { readonly name: string; readonly neverNull: boolean };
/** One of which it is found out when it is asked: a statement within others has many columns, and one of them is asked for. */
type Column = { readonly name: string; readonly isNeverNull: () => boolean };

/** Each column of the statement's answer in their order, and whether it is never null. */
export function answeredColumns(query: TreeNode, facts: NullFacts): readonly Answered[] {
  return columnsOf(query, [query], facts).map((column) => ({ name: column.name, neverNull: column.isNeverNull() }));
}

function columnsOf(query: TreeNode, queries: Queries, facts: NullFacts): readonly Column[] {
  const setOperations = asNode(query.fields.get('setOperations'));
  if (setOperations !== undefined) {
    const parts = partsOf(setOperations).map((place) => {
      const part = asNode(tableAt(query, place)?.fields.get('subquery'));
      return part === undefined ? [] : columnsOf(part, [part, ...queries], facts);
    });
    return (parts[0] ?? []).map(({ name }, column) => ({
      name,
      isNeverNull: () => parts.every((part) => part[column]?.isNeverNull() === true),
    }));
  }
  const returning = nodesOf(query.fields.get('returningList'));
  const targets = returning.length > 0 ? returning : nodesOf(query.fields.get('targetList'));
  return targets
    .filter((target) => target.fields.get('resjunk') !== 'true')
    .map((target) => ({ name: nameOf(target), isNeverNull: () => isNeverNull(asNode(target.fields.get('expr')), queries, facts) }));
}

function nameOf({ fields }: TreeNode): string {
  const name = fields.get('resname');
  return typeof name === 'string' ? name.replaceAll(/\\(.)/gu, '$1') : '';
}

/** The places of the parts of a union in the statement's list of tables. */
function partsOf(operation: TreeNode): readonly number[] {
  if (operation.type === 'RANGETBLREF') return [numberOf(operation.fields.get('rtindex'))];
  return [operation.fields.get('larg'), operation.fields.get('rarg')].flatMap((side) => {
    const part = asNode(side);
    return part === undefined ? [] : partsOf(part);
  });
}

function tableAt(query: TreeNode | undefined, place: number): TreeNode | undefined {
  return nodesOf(query?.fields.get('rtable'))[place - 1];
}

function isNeverNull(expression: TreeNode | undefined, queries: Queries, facts: NullFacts): boolean {
  if (expression === undefined) return false;
  const { type, fields } = expression;
  const holds = (value: TreeNode | undefined): boolean => isNeverNull(value, queries, facts);
  const inside = nodesOf(fields.get('args'));
  switch (type) {
    case 'CONST':
      return fields.get('constisnull') === 'false';
    case 'PARAM':
      return !facts.isNullableParameter(numberOf(fields.get('paramid')));
    case 'VAR':
      return isNeverNullColumn(expression, queries, facts);
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'SQLVALUEFUNCTION':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
      return true;
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return inside.some(holds);
    case 'BOOLEXPR':
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      return !lookingInto.test(facts.functionName(numberOf(fields.get('opfuncid')))) && inside.every(holds);
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'COLLATEEXPR':
    case 'ARRAYCOERCEEXPR':
      return holds(asNode(fields.get('arg')));
    case 'FUNCEXPR':
      return isFaithful(expression, facts) && (inside.every(holds) || certain.has(facts.functionName(numberOf(fields.get('funcid')))));
    case 'AGGREF':
      return isAnsweringAggregate(expression, queries, facts);
    case 'CASEEXPR':
      return holds(asNode(fields.get('defresult'))) && inside.every((when) => holds(asNode(when.fields.get('result'))));
    case 'SUBLINK':
      return isAnsweringSelect(expression, queries, facts);
    default:
      return false;
  }
}

/** Casts give null only for null, and so do the functions that are known to. */
function isFaithful({ fields }: TreeNode, { functionName }: NullFacts): boolean {
  const name = functionName(numberOf(fields.get('funcid')));
  return fields.get('funcformat') !== '0' || faithful.has(name) || certain.has(name);
}

function isAnsweringAggregate({ fields }: TreeNode, queries: Queries, facts: NullFacts): boolean {
  const name = facts.functionName(numberOf(fields.get('aggfnoid')));
  if (aggregatesOfNothing.has(name)) return true;
  const isGrouped = nodesOf(queries[0]?.fields.get('groupClause')).length > 0;
  if (!isGrouped || fields.get('aggfilter') !== null) return false;
  // These gather nulls too; the others leave them out.
  if (/^(?:array|jsonb?)_(?:object_)?agg$/u.test(name)) return true;
  return nodesOf(fields.get('args')).every((argument) => isNeverNull(asNode(argument.fields.get('expr')), queries, facts));
}

/** `exists` always answers; a select within an expression does where it gives one row on its own. */
function isAnsweringSelect({ fields }: TreeNode, queries: Queries, facts: NullFacts): boolean {
  const kind = numberOf(fields.get('subLinkType'));
  const [exists, array] = [0, 6];
  if (kind === exists || kind === array) return true;
  const query = asNode(fields.get('subselect'));
  if (query === undefined || !givesOneRow(query)) return false;
  return columnsOf(query, [query, ...queries], facts)[0]?.isNeverNull() === true;
}

function givesOneRow({ fields }: TreeNode): boolean {
  const isGrouped = nodesOf(fields.get('groupClause')).length > 0;
  const isLimited = fields.get('limitCount') !== null || fields.get('havingQual') !== null;
  if (fields.get('setOperations') !== null || isGrouped || isLimited) return false;
  const from = asNode(fields.get('jointree'));
  const isFromNothing = nodesOf(from?.fields.get('fromlist')).length === 0 && (from?.fields.get('quals') ?? null) === null;
  return fields.get('hasAggs') === 'true' || isFromNothing;
}

function isNeverNullColumn(column: TreeNode, queries: Queries, facts: NullFacts): boolean {
  const { fields } = column;
  const around = queries.slice(numberOf(fields.get('varlevelsup')));
  const [query] = around;
  if (query === undefined) return false;
  const place = numberOf(fields.get('varno'));
  const number = numberOf(fields.get('varattno'));
  // An update answers with the row as it is after it, of which its condition says nothing.
  const isUpdated = numberOf(query.fields.get('commandType')) === 2 && numberOf(query.fields.get('resultRelation')) === place;
  if (!isUpdated && isDemanded(query, { place, number }, facts.functionName)) return true;
  const nullable = fields.get('varnullingrels');
  if (Array.isArray(nullable) && nullable.length > 1) return false;
  const table = tableAt(query, place);
  return table !== undefined && isNeverNullIn(table, number, around, facts);
}

/** Whether a column of what is in FROM is never null before any join. */
function isNeverNullIn({ fields }: TreeNode, number: number, queries: Queries, facts: NullFacts): boolean {
  const kinds = ['table', 'subquery', 'join', 'function', 'xml', 'values', 'with', 'named', 'result', 'group'] as const;
  switch (kinds[numberOf(fields.get('rtekind'))]) {
    case 'table':
      return facts.isNotNull(numberOf(fields.get('relid')), number);
    case 'subquery':
      return isNeverNullOf(asNode(fields.get('subquery')), number, queries, facts);
    case 'join':
      return isNeverNull(nodesOf(fields.get('joinaliasvars'))[number - 1], queries, facts);
    case 'group':
      return isNeverNull(nodesOf(fields.get('groupexprs'))[number - 1], queries, facts);
    case 'with':
      return isNeverNullInWith(fields, number, queries, facts);
    // What was given by the program itself as JSON or arrays: its types say it there.
    case 'function':
      return true;
    default:
      return false;
  }
}

function isNeverNullInWith(fields: TreeNode['fields'], number: number, queries: Queries, facts: NullFacts): boolean {
  const around = queries.slice(numberOf(fields.get('ctelevelsup')));
  const named = nodesOf(around[0]?.fields.get('cteList')).find((one) => one.fields.get('ctename') === fields.get('ctename'));
  return isNeverNullOf(asNode(named?.fields.get('ctequery')), number, around, facts);
}

function isNeverNullOf(query: TreeNode | undefined, number: number, around: Queries, facts: NullFacts): boolean {
  return query !== undefined && columnsOf(query, [query, ...around], facts)[number - 1]?.isNeverNull() === true;
}
