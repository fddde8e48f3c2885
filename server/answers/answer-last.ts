import type { Duplex } from 'node:stream';

/** How long an answer that is the last one may take to be read. */
const readingMilliseconds = 2_000;

/**
 * Writes the last answer of a connection and lets go of it. Anyone who keeps their half open after that would otherwise hold a
 * handle of the server for as long as they like.
 */
export function answerLast(socket: Duplex, answer: string): void {
  const timer = setTimeout(() => socket.destroy(), readingMilliseconds);
  socket.once('close', () => clearTimeout(timer));
  socket.end(answer);
}
