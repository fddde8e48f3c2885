export const suites = ['unit', 'server', 'program', 'console', 'browser'] as const;
export type Suite = (typeof suites)[number];

/** Why a test file was chosen; `of` is what connects it with the change. */
export type Reason = {
  readonly kind: 'itself' | 'folder' | 'imports' | 'generated' | 'tables' | 'named' | 'mentions' | 'opens' | 'screens' | 'always';
  readonly of: string;
};
export type Chosen = { readonly path: string; readonly reason: Reason };

/** The test files of one suite. `left` were connected too, but so weakly that the limit left them out. */
export type SuiteChoice = { readonly suite: Suite; readonly chosen: readonly Chosen[]; readonly left: number; readonly all: number };

/** What `npm test -- changed` runs. */
export type Plan = {
  readonly changed: number;
  /** Changed files that touch everything: only the whole run answers for them. */
  readonly touchesAll: readonly string[];
  /** Changed files that are still there, for the formatter and the linter. */
  readonly files: readonly string[];
  readonly types: readonly string[];
  readonly generated: boolean;
  readonly entities: readonly string[];
  readonly suites: readonly SuiteChoice[];
};

const places: readonly (readonly [pattern: RegExp, suite: Suite])[] = [
  [/^tests\/(?:contract|architecture|types|simulator)\//u, 'unit'],
  [/^tests\/server\/(?:start|connect|demo)\//u, 'program'],
  [/^tests\/server\//u, 'server'],
  [/^tests\/console\//u, 'console'],
  [/^tests\/e2e\//u, 'browser'],
];

/** The suite that a test file belongs to; nothing for what is no test. */
export function suiteOf(path: string): Suite | undefined {
  if (!/\.test\.tsx?$/u.test(path)) return undefined;
  return places.find(([pattern]) => pattern.test(path))?.[1];
}
