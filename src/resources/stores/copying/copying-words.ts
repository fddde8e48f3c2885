/** What copying to stores says, whatever is copied. */
export type CopyingWords = {
  readonly help: string;
  readonly preview: string;
  readonly back: string;
  readonly copy: (stores: number) => string;
  readonly done: (stores: number) => string;
  readonly failed: string;
  readonly noneChosen: string;
};
