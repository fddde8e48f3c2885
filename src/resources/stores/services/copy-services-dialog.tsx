import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { type Numbering, numberings } from '../../../../contract/rules/services/plan-copies.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import type { ChosenRows } from '../../../crud/core/row.ts';
import { Check } from '../../../ui/field/check.tsx';
import { CopyingDialog } from '../copying/copying-dialog.tsx';
import { CopiedServices } from './copied-services.tsx';
import { type CopiedServicesOfStore, findLeftOut, listSeenServices, listServiceParts } from './left-out.ts';
import { useServiceWords } from './service-words.ts';
import './services.css';

type CopyServicesDialogProps = {
  readonly title: string;
  readonly rows: ChosenRows;
  readonly from: readonly number[];
  readonly onClose: () => void;
};

/** Copies services to other stores, with a choice of what tickets and desks shall be like there. */
export function CopyServicesDialog({ title, rows, from, onClose }: CopyServicesDialogProps): JSX.Element {
  const said = useServiceWords().copying;
  const { ask } = useCalls();
  const queries = useQueryClient();
  const [numbering, setNumbering] = useState<Numbering>('own');
  const [withDesks, setWithDesks] = useState(false);
  return (
    <CopyingDialog<CopiedServicesOfStore>
      {...{ title, said, from, onClose }}
      ask={async ({ targets, isDryRun, shown, left, key }) => {
        const previewed = isDryRun ? { dry_run: true } : { seen: listSeenServices(shown), left_out: findLeftOut(shown, left) };
        const how = { numbering, with_desks: withDesks, ...previewed };
        const header = { 'Idempotency-Key': key };
        return ask('POST /services/copy', { header, body: { ...rows, store_ids: targets, ...how } });
      }}
      partsOf={listServiceParts}
      isChanging={({ result }) => result === 'copied'}
      onDone={async () => {
        for (const entity of ['services', 'desks'] as const) {
          await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed(entity))] });
        }
      }}
      options={
        <div className="copy-services__options">
          <fieldset>
            <legend>{said.numbering}</legend>
            {numberings.map((one) => (
              <label key={one} className="check-option">
                <input type="radio" name="numbering" checked={numbering === one} onChange={() => setNumbering(one)} />
                <span>
                  {said.numberings[one]}
                  <span className="check-option__help">{said.numberingHelps[one]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Check label={said.desks} help={said.desksHelp} checked={withDesks} onChange={setWithDesks} />
        </div>
      }
    >
      {(outcome) => <CopiedServices {...outcome} />}
    </CopyingDialog>
  );
}
