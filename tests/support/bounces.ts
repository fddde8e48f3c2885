type Returned = {
  /** As the letter left: with `<` and `>`. */
  readonly messageId: string;
  readonly recipient: string;
  readonly envelopeId?: string;
  readonly action?: 'failed' | 'delayed' | 'delivered';
};

const message = (lines: readonly string[]) => lines.join('\r\n');

/** A report as Postfix writes it. */
export function postfixReport({ messageId, recipient, envelopeId, action = 'failed' }: Returned): string {
  return message([
    'Return-Path: <>',
    'Date: Tue,  1 Dec 2026 09:00:00 +0100 (CET)',
    'From: MAILER-DAEMON@posta.mesto.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: vratky@mesto.test',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4XyZ.1796112000/posta.mesto.test"',
    'Message-Id: <20261201080000.4XyZ@posta.mesto.test>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4XyZ.1796112000/posta.mesto.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host posta.mesto.test.',
    '',
    '--4XyZ.1796112000/posta.mesto.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; posta.mesto.test',
    ...(envelopeId === undefined ? [] : [`Original-Envelope-Id: ${envelopeId}`]),
    'Arrival-Date: Tue,  1 Dec 2026 08:59:59 +0100 (CET)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 Recipient address',
    '    rejected: User unknown',
    '',
    '--4XyZ.1796112000/posta.mesto.test',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: urad@mesto.test',
    `To: ${recipient}`,
    `Message-ID: ${messageId}`,
    '',
    '--4XyZ.1796112000/posta.mesto.test--',
    '',
  ]);
}

/** As Exchange writes it: the report answers the letter, and the letter comes back whole. */
export function exchangeReport({ messageId, recipient }: Returned): string {
  return message([
    'From: <postmaster@mesto.test>',
    'To: <vratky@mesto.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="f5b2"',
    'Content-Language: cs-CZ',
    `In-Reply-To: ${messageId}`,
    `References: ${messageId}`,
    '',
    '--f5b2',
    'Content-Type: multipart/alternative; differences=Content-Type; boundary="a1"',
    '',
    '--a1',
    'Content-Type: text/html; charset="utf-8"',
    '',
    '<p>Va=C5=A1e zpr=C3=A1va nebyla doru=C4=8Dena</p>',
    '--a1--',
    '',
    '--f5b2',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.example',
    'Received-From-MTA: dns;mail.mesto.test',
    '',
    'Original-Recipient: rfc822;puvodni@mesto.test',
    `Final-Recipient: rfc822;${recipient}`,
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    '',
    '--f5b2',
    'Content-Type: message/rfc822',
    '',
    'From: urad@mesto.test',
    'Subject: =?utf-8?Q?Objedn=C3=A1vka?=',
    '',
    'Text.',
    '--f5b2--',
    '',
  ]);
}

/** As Exim writes it: recipients first by their action, and no words of another server. */
export function eximReport({ messageId, recipient }: Returned): string {
  return message([
    'From: Mail Delivery System <Mailer-Daemon@posta.mesto.test>',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1796112000-eximdsn-1',
    '',
    '--1796112000-eximdsn-1',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'A message that you sent could not be delivered.',
    '--1796112000-eximdsn-1',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; posta.mesto.test',
    '',
    'Action: failed',
    `Final-Recipient: rfc822;${recipient}`,
    'Status: 5.0.0',
    '',
    '--1796112000-eximdsn-1',
    'Content-type: message/rfc822',
    '',
    `Message-Id: ${messageId}`,
    'From: urad@mesto.test',
    '',
    'Text.',
    '--1796112000-eximdsn-1--',
    '',
  ]);
}

/** The answer of a machine that someone is away. */
export function awayAnswer({ messageId, recipient }: Returned): string {
  return message([
    `From: ${recipient}`,
    'Subject: =?utf-8?Q?Jsem_na_dovolen=C3=A9?=',
    'Auto-Submitted: auto-replied',
    `In-Reply-To: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Jsem pryc.',
    '',
  ]);
}
