/** Which rows are selected, as a table or a list of lines needs to know it. */
export type RowSelection = {
  readonly has: (key: number) => boolean;
  readonly toggle: (key: number) => void;
  /** Of the rows on the page. */
  readonly page: 'none' | 'some' | 'all';
  readonly togglePage: () => void;
  readonly pageLabel: string;
};
