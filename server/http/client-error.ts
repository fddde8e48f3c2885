import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { refuse } from '../../contract/basics/refusal.ts';
import { answerLast } from '../answers/answer-last.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { apiHeaders } from '../engine/call/headers.ts';

/** Answers what is no HTTP request at all: it reaches no route, no hook and no error handler. */
export function answerClientError(error: Error, socket: Socket): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  const { status, body } = errorAnswer(refuse(isTooLarge ? 'too_large' : 'bad_request'), 'cs', randomUUID());
  const text = JSON.stringify(body);
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  answerLast(socket, `HTTP/1.1 ${status} ${isTooLarge ? 'Payload Too Large' : 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
