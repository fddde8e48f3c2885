import { migrationOf } from '../step/migration.ts';

/** What a saved view asked of devices before, and how the same is asked now. State of a view is compact JSON. */
const asked: readonly (readonly [before: string, now: string])[] = [
  ['"state_null":true', '"state":"not_known"'],
  ['"state_null":false', '"state_in":["online","offline","error"]'],
  ['"paper_null":true', '"paper":"not_known"'],
  ['"paper_null":false', '"paper_in":["enough","low","out"]'],
];

export const viewsOfToldStates = migrationOf(() =>
  asked.map(
    ([before, now]) =>
      `update views set state = replace(state, '${before}', '${now}') where resource in ('touch-screens', 'virtual-displays')`,
  ),
);
