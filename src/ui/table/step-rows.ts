/** Moves the focus by so many rows of a table that has more of them than the page. */
export type StepRows = (by: 1 | -1) => void;
