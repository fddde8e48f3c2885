/** A snapshot of the database as text, `xmin:xmax:xid,xid`: which transactions had been committed by then. */
const shape = /^(?<oldest>\d{1,19}):(?<next>\d{1,19}):(?<running>(?:\d{1,19}(?:,\d{1,19})*)?)$/u;

/** Longer ones come from no one: so many transactions never run at once. */
const maximalLength = 4000;

/** Whether the database would take the text for a snapshot: anyone who asks may send anything. */
export function isSnapshot(text: string): boolean {
  const parts = text.length > maximalLength ? undefined : shape.exec(text)?.groups;
  if (parts === undefined) return false;
  const [oldest, next] = [BigInt(parts['oldest'] ?? '0'), BigInt(parts['next'] ?? '0')];
  const running = (parts['running'] ?? '').split(',').flatMap((number) => (number === '' ? [] : [BigInt(number)]));
  const isOrdered = running.every((number, place) => place === 0 || number > (running[place - 1] ?? 0n));
  return 0n < oldest && oldest <= next && next < 2n ** 62n && isOrdered && running.every((number) => oldest <= number && number < next);
}
