/** Files by what they import. */
export type Graph = ReadonlyMap<string, readonly string[]>;

type Visit = { readonly index: number; lowest: number; onStack: boolean };

/** Groups of more than one file that all reach each other (Tarjan 1972), and files that import themselves. */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const leave = (node: string): void => {
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) {
      const visit = visits.get(member);
      if (visit !== undefined) visit.onStack = false;
    }
    if (group.length > 1 || graph.get(node)?.includes(node) === true) cycles.push(group.toSorted());
  };

  const enter = (node: string): Visit => {
    const visit: Visit = { index: visits.size, lowest: visits.size, onStack: true };
    visits.set(node, visit);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = visits.get(next);
      if (known === undefined) visit.lowest = Math.min(visit.lowest, enter(next).lowest);
      else if (known.onStack) visit.lowest = Math.min(visit.lowest, known.index);
    }
    if (visit.lowest === visit.index) leave(node);
    return visit;
  };

  for (const node of graph.keys()) {
    if (!visits.has(node)) enter(node);
  }
  return cycles;
}
