/** A letter in a mailbox, as far as its source was asked for. */
export type MailboxLetter = { readonly uid: number; readonly source: Uint8Array };

/** Up to which letter a mailbox has been read. Another `validity` says that the numbers of its letters are new. */
export type MailboxPlace = { readonly validity: string; readonly uid: number };

type Reading = {
  readonly after: MailboxPlace | null;
  /** From when on letters are read where there is no place to go on from. */
  readonly since: Date;
  readonly most: number;
};
export type MailboxSettings = {
  /** `imap://` or `imaps://` with a name, a password and, if it is not INBOX, the mailbox as the path. */
  readonly url: URL;
  /** Without TLS the password crosses the network as it is: allowed on one machine only. */
  readonly mayBePlain: boolean;
};
type Read = { readonly letters: readonly MailboxLetter[]; readonly place: MailboxPlace; readonly isMore: boolean };

/** Reads the next letters of a mailbox. It is opened to be read only: no letter is marked as seen or deleted. */
export type Mailbox = (reading: Reading) => Promise<Read>;

/** A report needs nothing more of a letter; the letter that came back may be behind it. */
const longestSource = 262_144;
const patienceMs = 20_000;

export function imapMailbox(settings: MailboxSettings): Mailbox {
  return (reading) => readLetters(settings, reading);
}

async function readLetters({ url, mayBePlain }: MailboxSettings, { after, since, most }: Reading): Promise<Read> {
  // The library is loaded by the one server that reads: it takes memory.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: url.hostname.replaceAll(/[[\]]/gu, ''),
    port: url.port === '' ? (url.protocol === 'imaps:' ? 993 : 143) : Number(url.port),
    secure: url.protocol === 'imaps:',
    ...(url.protocol === 'imaps:' || mayBePlain ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    maxLiteralSize: longestSource * 2,
  });
  // Whatever breaks the connection also rejects the call that waits.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const mailbox = await client.mailboxOpen(mailboxIn(url), { readOnly: true });
    const validity = String(mailbox.uidValidity);
    const from = after?.validity === validity ? after.uid : null;
    const found = await client.search(from === null ? { since } : { uid: `${from + 1}:*` }, { uid: true });
    // A range that begins after the last letter holds the last letter.
    const uids = (found === undefined || found === false ? [] : found)
      .filter((uid) => from === null || uid > from)
      .toSorted((one, other) => one - other);
    const wanted = uids.slice(0, most);
    const letters: MailboxLetter[] = [];
    if (wanted.length > 0) {
      const query = { uid: true, source: { maxLength: longestSource } };
      for await (const { uid, source } of client.fetch(wanted, query, { uid: true })) {
        if (source !== undefined) letters.push({ uid, source });
      }
    }
    const isMore = wanted.length < uids.length;
    const last = isMore ? wanted.at(-1) : Math.max(from ?? 0, mailbox.uidNext - 1, wanted.at(-1) ?? 0);
    return { letters, place: { validity, uid: last ?? 0 }, isMore };
  } finally {
    await client.logout().catch(() => client.close());
  }
}

function mailboxIn({ pathname }: URL): string {
  const name = decodeURIComponent(pathname.replace(/^\//u, ''));
  return name === '' ? 'INBOX' : name;
}
