/** What a refusal says. */
export function readRefusalText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
