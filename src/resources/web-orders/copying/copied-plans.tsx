import type { JSX } from 'react';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { useWords } from '../../../crud/core/words.ts';
import { changesByField, fieldChanges } from '../../../crud/fields/cells/field-changes.ts';
import { Check } from '../../../ui/field/check.tsx';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import type { CopyOutcome } from '../../stores/copying/copying-steps.tsx';
import { LostNames } from '../week/lost-names.tsx';
import { useCopyWords } from './copy-words.ts';
import { cutText, dayChanges } from './day-texts.ts';
import { type CopiedPlan, keyOfCopied } from './plan-target.ts';
import './copying.css';

const tones: Readonly<Record<CopiedPlan['result'] | 'left', Tone>> = {
  created: 'success',
  changed: 'info',
  left: 'neutral',
  left_out: 'neutral',
  unchanged: 'neutral',
  refused: 'danger',
};

/** So many are seen at once; of more only how many, so that other targets are in sight. */
const fewLost = 5;

/** What copying a plan does at each target, by stores. */
export function CopiedPlans({ rows, ...outcome }: CopyOutcome<CopiedPlan>): JSX.Element {
  const said = useCopyWords();
  return (
    <ul className="copied-plans">
      {[...groupBy(rows, ({ store_id }) => store_id)].map(([storeId, plans]) => (
        <li key={storeId} className="copied-plans__store">
          <h3>{plans[0]?.store ?? said.unknown}</h3>
          <ul>
            {plans.map((row) => (
              <Copied key={keyOfCopied(row)} row={row} {...outcome} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type CopiedProps = Omit<CopyOutcome<CopiedPlan>, 'rows'> & { readonly row: CopiedPlan };

function Copied({ row, isDone, left, onToggle }: CopiedProps): JSX.Element {
  const said = useCopyWords();
  const key = keyOfCopied(row);
  const name = row.name ?? said.unknown;
  const isWritten = row.result === 'created' || row.result === 'changed';
  const told = !isDone && left.has(key) ? 'left' : row.result;
  return (
    <li>
      <p className="copied-plans__plan">
        {isDone || !isWritten ? <strong>{name}</strong> : <Check label={name} checked={!left.has(key)} onChange={() => onToggle([key])} />}
        <Status tone={tones[told]}>{(isDone ? said.resultsDone : said.results)[told]}</Status>
      </p>
      {row.result === 'refused' ? <p className="copied-plans__problem">{row.message}</p> : null}
      {row.result === 'left_out' ? <p>{row.message}</p> : null}
      {isWritten ? <Effects row={row} isDone={isDone} /> : null}
    </li>
  );
}

/** What becomes different, and what that means for clients. */
function Effects({ row, isDone }: Pick<CopiedProps, 'row' | 'isDone'>): JSX.Element {
  const words = useWords();
  const said = useCopyWords();
  const { result, fields, days, cut, orders, lost, leaves_agenda: leavesAgenda } = row;
  const warnings = [...(leavesAgenda ? [said.leavesAgenda] : []), ...(cut.length === 0 ? [] : [said.cut(cutText(words, cut))])];
  return (
    <>
      {orders === 0 ? null : (
        <>
          <Warning text={(isDone ? said.lostDone : said.lost)(orders)} />
          <details className="copied-plans__lost" open={orders <= fewLost}>
            <summary>{said.whose}</summary>
            <LostNames orders={lost} total={orders} isBeside />
          </details>
        </>
      )}
      {warnings.map((text) => (
        <Warning key={text} text={text} />
      ))}
      {result === 'changed' ? (
        <ChangesTable
          changes={[...dayChanges(words, said, days), ...fieldChanges(words, bookingPlans, changesByField(fields), undefined)]}
          words={said.changes}
        />
      ) : null}
    </>
  );
}

function Warning({ text }: { readonly text: string }): JSX.Element {
  return (
    <p className="copied-plans__warning">
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
