const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Whether a text may name a session: the database refuses a whole statement with what is no UUID. */
export function isSessionIdentifier(text: string): boolean {
  return uuid.test(text);
}
