import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** What befalls frames between a branch and the central, each by its chance of 0 to 1. */
export type Chances = { readonly cut: number; readonly repeat: number; readonly reorder: number; readonly delayMs: number };
type Counts = { cut: number; repeated: number; reordered: number; passed: number };
export type FaultyProxy = {
  readonly origin: string;
  /** Where connections are passed on to from now on; null: they wait until there is somewhere. */
  readonly lead: (origin: string | null) => void;
  /** Nothing befalls what is passed on from now on. */
  readonly calm: () => void;
  readonly counts: Readonly<Counts>;
  /** Called with how many frames with events the central was given by then. */
  onPassed: (frames: number) => void;
  readonly close: () => Promise<void>;
};

/** A frame that waits for the one after it goes alone where none comes. */
const heldMs = 150;

/**
 * Passes requests on, and sockets frame by frame: it cuts them and repeats, turns round and delays what they tell of events,
 * by a seeded chance. Everything else has an order of its own and keeps it.
 */
export async function faultyProxy(chances: Chances, random: () => number): Promise<FaultyProxy> {
  const counts: Counts = { cut: 0, repeated: 0, reordered: 0, passed: 0 };
  let [target, now]: [string | null, Chances] = [null, chances];
  const waiting: ((origin: string) => void)[] = [];
  const http = createServer((asked, reply) => passRequest(target, asked, reply));
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const passSockets = (branch: WebSocket, central: WebSocket, cut: () => void): ((text: string) => void) => {
    let held: string | null = null;
    const deliver = (text: string) => {
      if (central.readyState !== WebSocket.OPEN) return;
      central.send(text);
      counts.passed += 1;
      proxy.onPassed(counts.passed);
    };
    const send = (text: string) => setTimeout(() => deliver(text), random() * now.delayMs);
    const sendHeld = () => {
      if (held !== null) send(held);
      held = null;
    };
    central.on('message', (data) => branch.send(String(data)));
    return (text) => {
      if (!text.includes('"events"')) return central.send(text);
      if (random() < now.cut) {
        counts.cut += 1;
        // Perhaps the central receives it and the branch never learns of it.
        if (random() < 0.5) deliver(text);
        return cut();
      }
      if (held === null && random() < now.reorder) {
        counts.reordered += 1;
        held = text;
        setTimeout(sendHeld, heldMs);
        return;
      }
      send(text);
      if (random() < now.repeat) {
        counts.repeated += 1;
        send(text);
      }
      sendHeld();
    };
  };
  const join = (branch: WebSocket, url: string, origin: string) => {
    const central = new WebSocket(`${origin.replace(/^http/u, 'ws')}${url}`, { perMessageDeflate: false });
    const cut = () => {
      branch.terminate();
      central.terminate();
    };
    const pass = passSockets(branch, central, cut);
    central.once('open', () => {
      branch.on('message', (data) => pass(String(data)));
      branch.resume();
    });
    // Neither side is left with a socket that leads nowhere.
    for (const side of [branch, central]) side.on('error', cut).on('close', () => setTimeout(cut, 20));
    if (branch.readyState !== WebSocket.OPEN) cut();
  };
  server.on('connection', (branch, { url = '/' }) => {
    branch.pause();
    branch.on('error', () => branch.terminate());
    if (target === null) waiting.push((origin) => join(branch, url, origin));
    else join(branch, url, target);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const place = http.address();
  const proxy: FaultyProxy = {
    origin: `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`,
    lead: (origin) => {
      target = origin;
      if (origin !== null) for (const go of waiting.splice(0)) go(origin);
    },
    calm: () => {
      now = { cut: 0, repeat: 0, reorder: 0, delayMs: 0 };
    },
    counts,
    onPassed: () => {},
    close: async () => {
      for (const one of server.clients) one.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return proxy;
}

function passRequest(target: string | null, asked: IncomingMessage, reply: ServerResponse): void {
  if (target === null) {
    asked.socket.destroy();
    return;
  }
  const { method, headers, url = '/' } = asked;
  const passed = request(`${target}${url}`, { method, headers, agent: false }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => asked.socket.destroy());
  asked.pipe(passed);
}
