import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { findFreePort, type RunningServer } from './server.ts';

/** A way to the server that a test can cut, as a network is cut: what is under way breaks off, what comes later goes through. */
export type CuttableLine = { readonly origin: string; cut(): void; close(): Promise<void> };

/** Listens on a port of its own and hands everything on. */
export async function cuttableLine({ port: serverPort }: Pick<RunningServer, 'port'>): Promise<CuttableLine> {
  const port = await findFreePort();
  const open = new Set<Socket>();
  const listener = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1');
    open.add(near);
    near.once('close', () => open.delete(near));
    pipeline(near, far, near, () => undefined);
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const close = (): Promise<void> => {
    cut();
    return new Promise((resolve) => {
      listener.close(() => resolve());
    });
  };
  return { origin: `http://localhost:${port}`, cut, close };
}
