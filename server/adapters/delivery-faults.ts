/** What a gateway of SMS answered instead of taking the message. */
export class AnsweredError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

/** Statuses of HTTP about the message itself; 401, 404 and others are about our settings, which someone will put right. */
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

/** Whether a fault is of the way itself: not reached, not let in, refused as a sender. A reply about one recipient or message is not. */
export function isOfGateway(error: unknown): boolean {
  if (isRefusedForGood(error)) return false;
  const isReply = error instanceof Error && 'responseCode' in error && 'command' in error && typeof error.responseCode === 'number';
  return !isReply || (error.command !== 'RCPT TO' && error.command !== 'DATA');
}
