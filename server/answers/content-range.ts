/** What of a list is answered. */
type Page = {
  readonly unit: string;
  readonly offset: number;
  readonly count: number;
  /** Null where not all rows are counted. */
  readonly total: number | null;
};

/** The value of Content-Range: a page without rows names none of them and still says the total (RFC 9110, 14.4). */
export function contentRange({ unit, offset, count, total }: Page): string {
  const all = total ?? '*';
  return count === 0 ? `${unit} */${all}` : `${unit} ${offset}-${offset + count - 1}/${all}`;
}
