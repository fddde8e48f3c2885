/** The open tab of a record in its address. */
export const tabParameter = 'tab';

/** Address of a tab that is not the first one. */
export function tabAddress(recordPage: string, key: string): string {
  return `${recordPage}?${tabParameter}=${encodeURIComponent(key)}`;
}
