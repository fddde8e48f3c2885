import type { Transporter } from 'nodemailer';

/** What leaves the process: one e-mail or one SMS. */
export type Outgoing = {
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  /** What an e-mail program shows that reads HTML; the body stands beside it. */
  readonly html?: string;
  /** Says of two letters that they are one and the same. */
  readonly identity?: string;
  /** Goes with a letter as a file that a calendar takes. */
  readonly calendar?: string;
};

/** Takes a message, or rejects with what the other side said. */
export type Gateway = (message: Outgoing) => Promise<void>;

/** The ways out that the configuration names; null where there is none. */
export type Gateways = { readonly email: Gateway | null; readonly sms: Gateway | null };

export const noGateways: Gateways = { email: null, sms: null };

const patienceMs = 10_000;

/** What a gateway of SMS answered instead of taking the message. */
class AnsweredError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

/** Statuses of HTTP about the message itself; 401, 404 and others are about our settings, which somebody will put right. */
const finalStatuses: readonly number[] = [400, 413, 422];
/** Replies of SMTP about the recipient or the message itself (RFC 5321, 4.2.2; RFC 7504); 530 and 535 are about our settings. */
const finalReplies: readonly number[] = [550, 551, 552, 553, 556];
/** A 554 is final too, but for one that says that we may not send at all (RFC 3463, 3.8). */
const failedTransaction = 554;
const aboutSender = /\b5\.7\.\d/u;

/** Whether the other side has refused the message itself; otherwise it could not be reached, or may take it later. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof AnsweredError) return finalStatuses.includes(error.status);
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command, message } = error;
  if ((command !== 'RCPT TO' && command !== 'DATA') || typeof responseCode !== 'number') return false;
  return finalReplies.includes(responseCode) || (responseCode === failedTransaction && !aboutSender.test(message));
}

/** E-mail by SMTP; `smtps:` from the first byte, `smtp:` by STARTTLS where the other side offers it. */
export function smtpGateway({ url, from }: { readonly url: URL; readonly from: string }): Gateway {
  let opened: ReturnType<typeof openTransport> | null = null;
  return async ({ recipient, subject, body, html, identity, calendar }) => {
    opened ??= openTransport(url);
    const transport = await opened;
    await transport.sendMail({
      from,
      to: [{ name: '', address: recipient }],
      subject: subject ?? '',
      text: body,
      ...(html === undefined ? {} : { html: documentOf(html) }),
      // An answering machine does not answer to it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(identity === undefined ? {} : { messageId: `<${identity}@${domainOf(from)}>` }),
      ...(calendar === undefined ? {} : { attachments: [{ ...calendarType, content: calendar }] }),
    });
  };
}

const calendarType = { filename: 'termin.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' } as const;

/** Letters without a document around them are taken for unwanted mail more often. */
function documentOf(html: string): string {
  return `<!doctype html>\n<html><head><meta charset="utf-8"></head><body style="font-family: sans-serif; line-height: 1.5">\n${html}</body></html>\n`;
}

/** Of an address with a name or without one. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';
}

/** The library is loaded with the first message: a server without SMTP saves its memory. */
async function openTransport(url: URL): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: url.href,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export type SmsSettings = {
  readonly url: URL;
  /** Body of the request with {phone} and {text}, both put in as JSON strings without their quotation marks. */
  readonly template: string;
  readonly authorization: string | null;
};

/** SMS by a gateway that takes JSON over HTTP. A redirect is not followed: it would carry the code elsewhere. */
export function httpSmsGateway({ url, template, authorization }: SmsSettings): Gateway {
  return async ({ recipient, body }) => {
    const values: Readonly<Record<string, string>> = { phone: recipient, text: body };
    const payload = template.replaceAll(/\{(phone|text)\}/gu, (_, name: string) => JSON.stringify(values[name]).slice(1, -1));
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new AnsweredError(answer.status);
  };
}
