export type Agenda = { readonly id: number; readonly serviceIds: readonly number[] };
export type BoardService = { readonly id: number; readonly name: string; readonly storeId: number };

/** One service, or the services of one name at several stores. */
export type Line = { readonly name: string; readonly ids: readonly [number, ...number[]] };

/** `from` and `to` are agendas; null is outside of all. `before` is a service in `to`; null is its end. */
export type Move = {
  readonly ids: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
  readonly before: number | null;
};

type Services = ReadonlyMap<number, BoardService>;

/** The lines of an agenda in its order. Services that are not known, such as deleted ones, have none. */
export function listAgendaLines(ids: readonly number[], services: Services, areTogether: boolean): readonly Line[] {
  const lines = new Map<string, [number, ...number[]]>();
  for (const id of ids) {
    const service = services.get(id);
    if (service === undefined) continue;
    const key = areTogether ? service.name : String(id);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [id]);
    else line.push(id);
  }
  return [...lines.values()].map((line) => ({ name: services.get(line[0])?.name ?? '', ids: line }));
}

/** Services that are in no agenda, as they come. */
export function outside(agendas: readonly Agenda[], services: Services): readonly number[] {
  const inside = new Set(agendas.flatMap(({ serviceIds }) => serviceIds));
  return [...services.keys()].filter((id) => !inside.has(id));
}

/** The agendas after the move. Whatever else is in them stays, in its order. */
export function moved<A extends Agenda>(agendas: readonly A[], { ids, from, to, before }: Move): readonly A[] {
  return agendas.map((agenda) => {
    if (agenda.id !== from && agenda.id !== to) return agenda;
    const rest = agenda.serviceIds.filter((id) => !ids.includes(id));
    if (agenda.id !== to) return { ...agenda, serviceIds: rest };
    const at = before === null ? -1 : rest.indexOf(before);
    return { ...agenda, serviceIds: at === -1 ? [...rest, ...ids] : rest.toSpliced(at, 0, ...ids) };
  });
}

/** The agendas of `after` that differ: those that gain first, so that a save that is cut off between two loses no service. */
export function changedAgendas<A extends Agenda>(before: readonly A[], after: readonly A[]): readonly A[] {
  const old = new Map(before.map((agenda) => [agenda.id, agenda.serviceIds]));
  const gain = ({ id, serviceIds }: A): number => serviceIds.length - (old.get(id)?.length ?? 0);
  return after.filter(({ id, serviceIds }) => old.get(id)?.join() !== serviceIds.join()).toSorted((a, b) => gain(b) - gain(a));
}

/** One place up or down within the agenda; undefined where there is no further one. */
export function stepped(lines: readonly Line[], place: number, by: -1 | 1): { readonly before: number | null } | undefined {
  if (place + by < 0 || place + by >= lines.length) return undefined;
  return { before: lines[by === -1 ? place - 1 : place + 2]?.ids[0] ?? null };
}

const ofOutside = 'outside';

/** Names a line on the board: it is the same after it was moved within its agenda. */
export function lineKey(agenda: number | null, line: Line): string {
  return `${agenda ?? ofOutside}/${line.ids[0]}`;
}

/** The place behind the last line. */
export function endKey(agenda: number | null): string {
  return `${agenda ?? ofOutside}/`;
}

/** The agenda and the service that a key names; the service is null behind the last line. */
export function parseLineKey(key: string): { readonly agenda: number | null; readonly before: number | null } {
  const [agenda = '', service = ''] = key.split('/');
  return { agenda: agenda === ofOutside ? null : Number(agenda), before: service === '' ? null : Number(service) };
}
