/** Builds the console into dist/console. */
export function buildConsole(): Promise<void>;
