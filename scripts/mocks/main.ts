import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getResponse, type RequestHandler } from 'msw';
import { type Connect, createServer } from 'vite';
import { words } from '../basics/words.mjs';
import { mockHandlers } from './handlers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);

/** Answers what the console asks of the server by handlers of msw; everything else is vite's. */
function answerBy(handlers: readonly RequestHandler[]): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    if (!/^\/central(?:[/?]|$)/u.test(incoming.url ?? '')) next();
    else void answerOrFail(handlers, incoming, outgoing);
  };
}

async function answerOrFail(handlers: readonly RequestHandler[], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    await answer(handlers, incoming, outgoing);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    outgoing.destroy();
  }
}

async function answer(handlers: readonly RequestHandler[], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await requestOf(incoming);
  const response = await getResponse([...handlers], request);
  outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
  if (response?.body === null || response?.body === undefined) outgoing.end();
  else for await (const part of response.body) outgoing.write(part);
  outgoing.end();
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const parts: Buffer[] = [];
  for await (const part of Readable.from(incoming)) parts.push(Buffer.from(part));
  const sent = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const body = parts.length === 0 ? {} : { body: Buffer.concat(parts) };
  return new Request(new URL(url, `http://localhost:${port}`), { method, headers: Object.fromEntries(sent), ...body });
}

const handlers = mockHandlers(() => new Date());
const vite = await createServer({
  root,
  appType: 'spa',
  // Without a temporary file of the configuration, which the watcher would take for a change.
  configLoader: 'runner',
  plugins: [{ name: 'without-server', configureServer: ({ middlewares }) => void middlewares.use(answerBy(handlers)) }],
  server: { port, strictPort: true },
});
await vite.listen();
process.stdout.write(`${words.withoutServer.started(`http://localhost:${port}`)}\n`);
