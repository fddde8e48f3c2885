import type { Transporter } from 'nodemailer';
import type { Language } from '../../contract/basics/languages.ts';
import { calendarMethod } from '../../contract/rules/orders/calendar-file.ts';
import { AnsweredError } from './delivery-faults.ts';

/** What leaves the process: one e-mail or one SMS. */
export type Outgoing = {
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  /** What an e-mail program shows that reads HTML; the body is next to it. */
  readonly html?: string;
  /** Says of two letters that they are one and the same; a letter that comes back names it. */
  readonly identity?: string;
  /** Whom the letter is from, before the address. */
  readonly senderName?: string;
  readonly language?: Language;
  /** Goes with a letter as a file that a calendar takes. */
  readonly calendar?: string;
  /** Goes with a letter as a file. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: Buffer };
};

/** Takes a message, or rejects with what the other side said. */
export type Gateway = (message: Outgoing) => Promise<void>;

/** The ways out that the configuration names; null where there is none. */
export type Gateways = {
  readonly email: Gateway | null;
  readonly sms: Gateway | null;
  /** Address that e-mails come from. */
  readonly mailFrom?: string;
};

export const noGateways: Gateways = { email: null, sms: null };

const patienceMs = 10_000;

export type SmtpSettings = {
  readonly url: URL;
  readonly from: string;
  /** Where letters that cannot be delivered come back to; without it to `from`. */
  readonly bounceAddress?: string | null;
};

/** E-mail by SMTP; `smtps:` from the first byte, `smtp:` by STARTTLS where the other side offers it. */
export function smtpGateway({ url, from, bounceAddress }: SmtpSettings): Gateway {
  let opened: ReturnType<typeof openTransport> | null = null;
  return async ({ recipient, subject, body, html, identity, senderName, language, calendar, file }) => {
    opened ??= openTransport(url);
    const transport = await opened;
    // An address alone would be read as a list of them.
    const to = [{ name: '', address: recipient }];
    await transport.sendMail({
      from: { name: senderName ?? '', address: from },
      to,
      envelope: { from: bounceAddress ?? from, to },
      subject: subject ?? '',
      text: body,
      ...(html === undefined ? {} : { html: documentOf(html, language) }),
      // An answering machine does not answer to it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...(language === undefined ? {} : { 'Content-Language': language }) },
      ...(identity === undefined ? {} : { messageId: `<${identity}@${domainOf(from)}>`, dsn: reportOf(identity) }),
      ...(calendar === undefined ? {} : { icalEvent: { method: calendarMethod(calendar), filename: 'termin.ics', content: calendar } }),
      ...(file === undefined
        ? {}
        : {
            attachments: [
              { filename: file.name, contentType: file.type, content: file.content, contentDisposition: 'attachment' as const },
            ],
          }),
    });
  };
}

/** Asks servers that know it (RFC 3461) to report failures alone, by the name of the letter and without its text. */
function reportOf(identity: string) {
  return { id: identity, return: 'headers', notify: 'failure' } as const;
}

/** Letters without a document around them are taken for unwanted mail more often; readers aloud go by the language. */
function documentOf(html: string, language: Language = 'cs'): string {
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family: sans-serif; line-height: 1.5">\n${html}</body></html>\n`;
}

/** Of an address. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
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
