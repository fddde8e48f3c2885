const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Whether a text can be the identifier of a session. The database refuses a whole statement if one value of it is not a UUID. */
export function isSessionIdentifier(text: string): boolean {
  return uuid.test(text);
}
