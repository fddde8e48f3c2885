import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ImapServer = {
  readonly url: URL;
  /** Commands that it was given, without their numbers. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};
/** Letters by their numbers, which change with `validity`. */
export type ImapBox = { validity: number; readonly letters: Map<number, string> };

const capabilities = 'IMAP4rev1 SASL-IR ID ENABLE AUTH=PLAIN NAMESPACE LIST-EXTENDED UIDPLUS';

/**
 * A mailbox that is read over IMAP. It answers as Dovecot 2.3 was recorded to answer the same commands; npm has no server of IMAP that
 * is kept. What no one recorded it refuses.
 */
export async function anImapServer(box: ImapBox, password = 'heslo'): Promise<ImapServer> {
  const asked: string[] = [];
  const server = createServer((socket) => converse(socket, { box, password, asked }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: new URL(`imap://vratky%40mesto.test:heslo@127.0.0.1:${port}`),
    asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Conversation = { readonly box: ImapBox; readonly password: string; readonly asked: string[] };

function converse(socket: Socket, { box, password, asked }: Conversation): void {
  let awaited: string | null = null;
  const say = (...lines: readonly string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
  socket.on('error', () => undefined);
  say(`* OK [CAPABILITY ${capabilities}] ready.`);
  createInterface({ input: socket }).on('line', (line) => {
    if (awaited !== null) {
      const isRight = Buffer.from(line, 'base64').toString() === `\0vratky@mesto.test\0${password}`;
      say(isRight ? `${awaited} OK [CAPABILITY ${capabilities}] Logged in` : `${awaited} NO [AUTHENTICATIONFAILED] Authentication failed.`);
      awaited = null;
      return;
    }
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    asked.push(command);
    if (command === 'AUTHENTICATE PLAIN') {
      awaited = tag;
      return void say('+ ');
    }
    const answer = answerTo(command, box);
    say(...(answer ?? []), answer === undefined ? `${tag} BAD unknown` : `${tag} OK done`);
    if (command === 'LOGOUT') socket.end();
  });
}

/** Lines before the last one; undefined of what it does not know. */
function answerTo(command: string, box: ImapBox): readonly string[] | undefined {
  const uids = [...box.letters.keys()].toSorted((one, other) => one - other);
  const last = uids.at(-1) ?? 0;
  if (command.startsWith('ID ')) return ['* ID ("name" "Dovecot")'];
  if (command === 'NAMESPACE') return ['* NAMESPACE (("" ".")) NIL NIL'];
  if (command.startsWith('LIST ')) return ['* LIST (\\HasNoChildren) "." INBOX'];
  if (command.startsWith('LSUB ')) return [];
  if (command === 'LOGOUT') return ['* BYE Logging out'];
  if (command === 'EXAMINE INBOX') {
    return [
      `* ${uids.length} EXISTS`,
      '* 0 RECENT',
      `* OK [UIDVALIDITY ${box.validity}] UIDs valid`,
      `* OK [UIDNEXT ${last + 1}] Predicted next UID`,
    ];
  }
  if (command.startsWith('UID SEARCH SINCE ')) return [`* SEARCH ${uids.join(' ')}`];
  const [, from] = /^UID SEARCH UID (\d+):\*$/u.exec(command) ?? [];
  // The range is turned round where it begins after the last letter.
  if (from !== undefined) return [`* SEARCH ${uids.filter((uid) => uid >= Math.min(Number(from), last)).join(' ')}`];
  const [, wanted] = /^UID FETCH ([\d,:]+) \(UID BODY\.PEEK\[\]<0\.\d+>\)$/u.exec(command) ?? [];
  return wanted === undefined ? undefined : uids.filter((uid) => isIn(uid, wanted)).map((uid) => fetched(uids.indexOf(uid) + 1, uid, box));
}

function fetched(place: number, uid: number, { letters }: ImapBox): string {
  const source = letters.get(uid) ?? '';
  return `* ${place} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})`;
}

/** Whether a number is in a set as IMAP writes it: `1:3,5`. */
function isIn(uid: number, set: string): boolean {
  return set.split(',').some((part) => {
    const [from = '', to = from] = part.split(':');
    return uid >= Number(from) && uid <= Number(to);
  });
}
