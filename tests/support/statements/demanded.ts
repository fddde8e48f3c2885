import { asNode, nodesOf, numberOf, type TreeNode } from './node-tree.ts';

/** A column of what is in FROM: the place of its table, and its number there. */
export type Place = { readonly place: number; readonly number: number };

/** Whether a condition that every row meets would not hold for a null in the column. */
export function isDemanded(query: TreeNode, column: Place, functionName: (id: number) => string): boolean {
  const from = asNode(query.fields.get('jointree'));
  return conditionsOf(from).some((condition) => demands(condition, column, functionName));
}

function conditionsOf(from: TreeNode | undefined): readonly TreeNode[] {
  if (from === undefined) return [];
  const own = asNode(from.fields.get('quals'));
  const innerJoin = 0;
  const parts =
    from.type === 'FROMEXPR'
      ? nodesOf(from.fields.get('fromlist'))
      : from.type === 'JOINEXPR' && numberOf(from.fields.get('jointype')) === innerJoin
        ? [asNode(from.fields.get('larg')), asNode(from.fields.get('rarg'))]
        : [];
  const isDemanding = from.type === 'FROMEXPR' || parts.length > 0;
  return [...(own !== undefined && isDemanding ? conjunctsOf(own) : []), ...parts.flatMap((part) => conditionsOf(part))];
}

function conjunctsOf(condition: TreeNode): readonly TreeNode[] {
  const isAnd = condition.type === 'BOOLEXPR' && condition.fields.get('boolop') === 'and';
  return isAnd ? nodesOf(condition.fields.get('args')).flatMap(conjunctsOf) : [condition];
}

function demands({ type, fields }: TreeNode, { place, number }: Place, functionName: (id: number) => string): boolean {
  const isColumn = (value: TreeNode | undefined): boolean =>
    value?.type === 'VAR' &&
    numberOf(value.fields.get('varno')) === place &&
    numberOf(value.fields.get('varattno')) === number &&
    numberOf(value.fields.get('varlevelsup')) === 0;
  if (type === 'NULLTEST') return fields.get('nulltesttype') === '1' && isColumn(asNode(fields.get('arg')));
  const isComparing = type === 'OPEXPR' && /(?:eq|lt|le|gt|ge|ne)$/u.test(functionName(numberOf(fields.get('opfuncid'))));
  return isComparing && nodesOf(fields.get('args')).some(isColumn);
}
