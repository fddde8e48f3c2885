export const words: {
  readonly staleFile: (path: string) => string;
  readonly screens: {
    readonly usage: string;
    readonly taken: (file: string) => string;
    readonly complaints: (route: string, lines: readonly string[]) => string;
  };
};
