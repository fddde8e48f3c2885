import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { licensedEntities } from '../../../../contract/rules/branch-status/licence.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { formatDay, formatNumber } from '../../../crud/core/format.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf } from '../../../crud/core/row.ts';
import { choiceLabel, fieldLabel, useWords, type Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { LicenceKey } from './licence-key.tsx';
import type { LicenceStatus, LicensedCount } from './use-licence.ts';
import './backups-and-licences.css';
import '../../../crud/record/frame/record-frame.css';

/** What takes a place of a licence, and from when its end is near. */
const meta = { follows: [...licensedEntities, 'licences', 'store-defaults'] };

/** The licence of a store: whether it holds, what of it is used, and a new key. */
export function LicenceTab({ record }: RecordSlotProps): JSX.Element {
  const words = useWords();
  const { licence } = backupWords(words);
  const { ask } = useCalls();
  const queries = useQueryClient();
  const mayChange = useMay(stores, 'edit');
  const id = idOf(record);
  // Under the entity's name: live changes of licences read it again.
  const queryKey = [prefixOf(licences), 'status', id];
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: () => ask('GET /stores/{id}/licence', { path: { id } }),
    meta,
    retry: false,
  });
  if (isPending) return <p role="status">{licence.loading}</p>;
  if (isError) {
    return (
      <Panel>
        <EmptyState icon="alert" title={licence.failed} actions={<Button onClick={() => refetch()}>{words.form.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <div className="backups__section">
        <State storeStatus={data} />
        <dl className="values">
          <div>
            <dt>{licence.serial}</dt>
            <dd>
              <span className="figures">{data.serial_number}</span>
              <p className="quiet">{licence.serialHelp}</p>
            </dd>
          </div>
          {data.state === 'none' ? null : (
            <>
              <div>
                <dt>{licence.validTo}</dt>
                <dd>{data.valid_to === null ? licence.unlimited : formatDay(data.valid_to)}</dd>
              </div>
              <div>
                <dt>{licence.modules}</dt>
                <dd>{modulesText(words, data)}</dd>
              </div>
            </>
          )}
        </dl>
        <LicenceCounts counts={data.counts} />
        {mayChange ? <LicenceKey storeId={id} onChanged={() => void queries.invalidateQueries({ queryKey })} /> : null}
      </div>
    </Panel>
  );
}

function State({ storeStatus }: { readonly storeStatus: LicenceStatus }): JSX.Element {
  const { licence } = backupWords(useWords());
  const { state, valid_to: validTo, days_left: daysLeft } = storeStatus;
  const title = licence.states[state];
  const day = validTo === null ? '' : formatDay(validTo);
  if (state === 'none')
    return (
      <Notice {...{ title }} tone="info">
        {licence.none}
      </Notice>
    );
  if (state === 'ended')
    return (
      <Notice {...{ title }} tone="danger">
        {licence.ended(day)}
      </Notice>
    );
  if (state === 'valid')
    return (
      <Notice {...{ title }} tone="success">
        {licence.valid(validTo === null ? null : day)}
      </Notice>
    );
  return (
    <Notice {...{ title }} tone="warning">
      {daysLeft === 0 ? licence.lastDay(day) : licence.ending(day, daysLeft ?? 0)}
    </Notice>
  );
}

function modulesText(words: Words, { available_modules: modules }: LicenceStatus): string {
  if (modules.length === 0) return backupWords(words).licence.noModules;
  return words.grammar.list(modules.map((value) => choiceLabel(words, licences, { name: 'available_modules', value })));
}

/** What is used of what was licensed, and how much room is left. */
function LicenceCounts({ counts }: { readonly counts: readonly LicensedCount[] }): JSX.Element {
  const words = useWords();
  const { licence } = backupWords(words);
  return (
    <table className="backups__counts">
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
                <span className="backups__licensed">
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
