type Importing = { readonly origin: string; readonly token: string };
type ImportedFile = { readonly collection: string; readonly file: string; readonly mapping: readonly string[] };
/** Seconds of each step, how often the progress was reported, and what came of the rows. */
export type ImportCourse = {
  readonly reading: number;
  readonly checking: number;
  readonly saving: number;
  readonly steps: number;
  readonly result: unknown;
};

const pollMs = 100;

/** Imports a CSV file over HTTP as the console does: sent, checked, its good rows saved. */
export async function courseOfImport(importing: Importing, { collection, file, mapping }: ImportedFile): Promise<ImportCourse> {
  const call = callerOf(importing);
  const begun = performance.now();
  const sent = await call('POST', `/${collection}/import?file_name=dukaz.csv`, file, 'text/csv');
  const read = performance.now();
  const address = `/imports/${collection}/${String(sent['id'])}`;
  const checked = await finished(call, await call('POST', `${address}/check`, { mapping }));
  const judged = performance.now();
  const saved = await finished(call, await call('POST', `${address}/save`, { rows: 'good' }));
  const ended = performance.now();
  return {
    reading: (read - begun) / 1000,
    checking: (judged - read) / 1000,
    saving: (ended - judged) / 1000,
    steps: checked.steps + saved.steps,
    result: saved.result,
  };
}

type Answer = Readonly<Record<string, unknown>>;
type Call = (method: string, path: string, body?: unknown, type?: string) => Promise<Answer>;

function callerOf({ origin, token }: Importing): Call {
  return async (method, path, body, type = 'application/json') => {
    const response = await fetch(`${origin}/central${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return Object.fromEntries(Object.entries(Object(answer)));
  };
}

/** Follows a task until it has succeeded; counts how often it reported its progress. */
async function finished(call: Call, begun: Answer): Promise<{ readonly steps: number; readonly result: unknown }> {
  const steps = new Set<unknown>();
  for (;;) {
    const task = await call('GET', `/tasks/${String(begun['id'])}`);
    steps.add(task['done']);
    if (task['state'] === 'done') return { steps: steps.size, result: task['result'] };
    if (task['state'] !== 'waiting' && task['state'] !== 'running') throw new Error(`the task ended as ${JSON.stringify(task)}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
