import { nightsToErase, type Retention } from '../../../../../contract/rules/backup/retention.ts';
import { listNights, nightFile } from '../nightly/night-files.ts';

type Due = {
  readonly folder: string;
  /** As `2026-11-24`, in Prague. */
  readonly today: string;
  readonly retention: Retention;
  /** Whether a backup may still hold personal values of clients. */
  readonly isDue: (file: string) => Promise<boolean>;
  readonly erase: (file: string) => Promise<void>;
  /** One file that cannot be read keeps no other from its turn. */
  readonly onFailed: (file: string, error: unknown) => void;
};

/** This many at once: each takes as long as a restore and a backup, next to a running server. */
const mostAtOnce = 3;

/** Takes personal values out of backups of nights that are due, the oldest first; answers with how many were, and how many wait. */
export async function eraseDue({
  folder,
  today,
  retention,
  isDue,
  erase,
  onFailed,
}: Due): Promise<{ readonly done: number; readonly left: number }> {
  let [done, left] = [0, 0];
  for (const night of nightsToErase(listNights(folder), today, retention)) {
    const file = nightFile(folder, night);
    try {
      if (!(await isDue(file))) continue;
      if (done === mostAtOnce) {
        left += 1;
        continue;
      }
      await erase(file);
      done += 1;
    } catch (error) {
      onFailed(file, error);
    }
  }
  return { done, left };
}
