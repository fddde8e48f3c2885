export const words: {
  readonly staleFile: (path: string) => string;
  readonly ratchets: {
    readonly recorded: (oldWords: number, riddles: number, crumbs: number, perThousand: number) => string;
    readonly refused: (paths: readonly string[]) => string;
    readonly broken: (paths: readonly string[]) => string;
  };
  readonly withoutServer: { readonly started: (url: string) => string; readonly refused: string };
  readonly migration: {
    readonly usage: string;
    readonly nothing: string;
    readonly undecided: string;
    readonly declared: string;
    readonly present: string;
    readonly reserved: (fields: string) => string;
  };
  readonly licence: { readonly usage: string; readonly wrong: (what: string) => string };
  readonly proof: {
    readonly unknown: (name: string, known: readonly string[]) => string;
    readonly installs: string;
    readonly holds: string;
    readonly fails: string;
    readonly sum: (failed: number, count: number) => string;
    readonly step: (text: string) => string;
  };
  readonly screens: {
    readonly usage: string;
    readonly taken: (file: string) => string;
    readonly complaints: (route: string, lines: readonly string[]) => string;
  };
};
