/** Ends this process in order when npm, which started it, was told to end. */
export function endWithNpm(): void;
