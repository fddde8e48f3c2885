import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line between a client and a server. It carries so much in a second, and every so often all its connections break. */
export type BrokenLine = { readonly port: number; readonly breaks: () => number; readonly end: () => void };

type Line = { readonly to: number; readonly bytesPerSecond: number; readonly everyMs: number };

export async function openBrokenLine({ to, bytesPerSecond, everyMs }: Line): Promise<BrokenLine> {
  const sockets = new Set<Socket>();
  let breaks = 0;
  const server = createServer((client) => {
    const central = connect(to, '127.0.0.1');
    for (const socket of [client, central]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        central.destroy();
      });
    }
    central.pipe(client);
    void carry(client, central, bytesPerSecond).catch(() => undefined);
  });
  const timer = setInterval(() => {
    if (sockets.size > 0) breaks += 1;
    for (const socket of sockets) socket.destroy();
  }, everyMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    breaks: () => breaks,
    end: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function carry(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  for await (const chunk of from) {
    const bytes = Buffer.from(chunk);
    if (!to.write(bytes)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
    await pause((bytes.length / bytesPerSecond) * 1000);
  }
  to.end();
}
