import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: begun last, one of them keeps a core waiting for the other. */
const longest = [
  'generated/failing-calls',
  'accounts/sign-in-machine',
  'generated/matrix',
  'generated/kill',
  'generated/fuzz',
  'whole-backup/drill',
  'start/demonstration',
  'demo/determinism',
  'start/separate-owner',
  'start/embedded',
  'start/killed-import',
  'start/whole-backup',
  'start/killed-while-reporting',
  'connect/supervision',
  'live/isolation',
  'generated/own-operations',
  'resources/paging',
  'simulator/exactly-once',
  'branches/faults',
  'branches/limits',
  'whole-backup/whole',
  'e2e/adding-a-resource',
  'e2e/import',
  'e2e/every-screen',
  'e2e/appearance',
  'e2e/keyboard-checks',
  'e2e/long-names',
  'e2e/store-tabs',
  'e2e/right-panel',
] as const;

/** The usual order, but what takes long is begun first. It decides nothing else: no file knows of another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order of vitest, which sorts no array in place
    const usual = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const known = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return known < 0 ? longest.length : known;
    };
    return usual.toSorted((a, b) => place(a) - place(b));
  }
}
