import type { JSX } from 'react';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { fieldLabel, useWords } from '../../../crud/core/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import type { LicensedCount } from './use-licence.ts';

/** What is used of what was licensed, and how much room is left. */
export function LicenceCounts({ counts }: { readonly counts: readonly LicensedCount[] }): JSX.Element {
  const words = useWords();
  const { licence } = backupWords(words);
  return (
    <table className="keeping__counts">
      <caption>{licence.counts}</caption>
      <thead>
        <tr>
          <th scope="col">{licence.kind}</th>
          <th scope="col">{licence.used}</th>
          <th scope="col">{licence.licensed}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.kind}>
            <th scope="row">{fieldLabel(words, licences, count.kind)}</th>
            <td className="figures">{formatNumber(count.used, words.language)}</td>
            <td>
              {count.licensed === null ? (
                licence.notLimited
              ) : (
                <span className="keeping__licensed">
                  <span className="figures">{formatNumber(count.licensed, words.language)}</span> <Room {...count} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Room({ used, licensed }: LicensedCount): JSX.Element | null {
  const { licence } = backupWords(useWords());
  if (licensed === null || (used === 0 && licensed === 0)) return null;
  if (used > licensed) return <Status tone="danger">{licence.over}</Status>;
  return used === licensed ? (
    <Status tone="warning">{licence.full}</Status>
  ) : (
    <Status tone="success">{licence.room(licensed - used)}</Status>
  );
}
