/** What the browser keeps of one person's preferences: as they were last read, and what the server has not taken yet. */
export type KeptHere = {
  readonly user: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Null forgets. */
  readonly unsent: Readonly<Record<string, unknown>>;
};

/** Name in the browser's storage. */
const keptHereKey = 'poradnik.preferences';

/** Reads what is kept for the user; what someone else left is no one's business. */
export function readKeptHere(storage: Storage, user: number): KeptHere {
  const nothing: KeptHere = { user, values: {}, unsent: {} };
  const written = storage.getItem(keptHereKey);
  if (written === null) return nothing;
  try {
    const read: unknown = JSON.parse(written);
    if (typeof read !== 'object' || read === null || !('user' in read) || read.user !== user) return nothing;
    return { user, values: 'values' in read ? readObject(read.values) : {}, unsent: 'unsent' in read ? readObject(read.unsent) : {} };
  } catch {
    return nothing;
  }
}

/** Keeps it for the next time. What someone is typing may concern other people: of that only what is not sent yet stays here. */
export function writeKeptHere(storage: Storage, kept: KeptHere): void {
  const values = Object.entries(kept.values).filter(([name]) => !name.endsWith('.draft'));
  storage.setItem(keptHereKey, JSON.stringify({ ...kept, values: Object.fromEntries(values) }));
}

/** An object as it is; of anything else nothing. */
export function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
