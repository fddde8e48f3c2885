/** What the office answered when it refused, or that it was not reached. */
export class Refused extends Error {
  /** The code of the refusal; `offline` where nothing was answered. */
  readonly code: string;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The beginnings of free times near to one that is gone. */
  readonly nearest: readonly string[];

  constructor(code: string, message: string, more: Partial<Pick<Refused, 'fields' | 'nearest'>> = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields ?? {};
    this.nearest = more.nearest ?? [];
  }
}

/** Reads a refusal as the API writes it; anything else says no more than that it failed. */
export function refusedBy(body: unknown, otherwise: string): Refused {
  const { err, message, errors, nearest } = Object.fromEntries(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const fields = Object.entries(typeof errors === 'object' && errors !== null ? errors : {}).map(([name, text]) => [name, String(text)]);
  return new Refused(typeof err === 'string' ? err : 'failed', typeof message === 'string' ? message : otherwise, {
    fields: Object.fromEntries(fields),
    nearest: Array.isArray(nearest) ? nearest.map(String) : [],
  });
}

/** Whatever was thrown, as a refusal. */
export function readRefused(error: unknown, otherwise: string): Refused {
  return error instanceof Refused ? error : new Refused('failed', otherwise);
}

/** What is said of a link that was refused. One that a mail program cut is not what the office understands, and no field to correct. */
export function messageOfLink({ code, message }: Refused, broken: string): string {
  return code === 'invalid' ? broken : message;
}
