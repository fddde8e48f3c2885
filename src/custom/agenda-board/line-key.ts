import type { Line } from './board.ts';

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
