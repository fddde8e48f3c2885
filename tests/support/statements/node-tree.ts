/** A value in PostgreSQL's text of an analysed statement: a node, a list, a word, or null where there is nothing. */
export type TreeValue = TreeNode | readonly TreeValue[] | string | null;
export type TreeNode = { readonly type: string; readonly fields: ReadonlyMap<string, TreeValue> };

// A name may hold any character behind a backslash; a text is in quotes where it could be taken for something else.
const token = /\s*([(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+)/gsu;

/** Reads the text that `pg_proc.prosqlbody` gives, the format of PostgreSQL's `nodeToString`. */
export function parseTree(text: string): TreeValue {
  const tokens = Array.from(text.matchAll(token), ([, found = '']) => found);
  let place = 0;
  const value = (): TreeValue => {
    const first = tokens[place++] ?? '';
    if (first === '{') return node();
    if (first === '(') return list();
    if (first === '<>') return null;
    return first.startsWith('"') ? first.slice(1, -1) : first;
  };
  const list = (): readonly TreeValue[] => {
    const items: TreeValue[] = [];
    while (tokens[place] !== ')') items.push(value());
    place++;
    return items;
  };
  const node = (): TreeNode => {
    const type = tokens[place++] ?? '';
    const fields = new Map<string, TreeValue>();
    while (tokens[place] !== '}') {
      const name = tokens[place++] ?? '';
      const values: TreeValue[] = [];
      while (tokens[place] !== '}' && !isFieldName(tokens[place])) values.push(value());
      // A constant is written as its length and its bytes; everything else is one value.
      fields.set(name.slice(1), values.length === 1 ? (values[0] ?? null) : values);
    }
    place++;
    return { type, fields };
  };
  return value();
}

function isFieldName(word: string | undefined): boolean {
  return word !== undefined && /^:[a-z_]+$/iu.test(word);
}

/** The node of a value, or undefined where it is none. */
export function asNode(value: TreeValue | undefined): TreeNode | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? value : undefined;
}

/** The nodes of a list; none where there is no list. */
export function nodesOf(value: TreeValue | undefined): readonly TreeNode[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: TreeValue) => asNode(item) ?? []);
}

/** A number that a field holds; zero where it holds none. */
export function numberOf(value: TreeValue | undefined): number {
  return typeof value === 'string' ? Number(value) : 0;
}
