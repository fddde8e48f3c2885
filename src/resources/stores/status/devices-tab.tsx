import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import type { StoreDevice } from '../../../../contract/operations/store-status.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import type { LicensedKind } from '../../../../contract/rules/branch-status/licence.ts';
import { useKnown } from '../../../branch-status/reported-value.tsx';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { createPageWithin } from '../../../crud/record/record-context/create-page-within.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { type LicensedCount, useLicence } from '../backups-and-licences/use-licence.ts';
import { DeviceTable } from './device-table.tsx';
import { StatusGate } from './store-status.tsx';
import '../../../branch-status/branch-status.css';

/** What devices the branch has in service, how each of them is, and how many the licence lets it have. Live. */
export function DevicesTab({ record }: RecordSlotProps): JSX.Element {
  const { storeStatus: words } = useWords();
  const storeId = idOf(record);
  const { data: licence } = useLicence(storeId);
  const countOf = (kind: LicensedKind): LicensedCount | undefined => licence?.counts.find((count) => count.kind === kind);
  return (
    <StatusGate storeId={storeId}>
      {({ devices, monitored }) => {
        const of = (kind: StoreDevice['kind']): readonly StoreDevice[] => devices.filter((device) => device.kind === kind);
        return (
          <>
            <Group
              kind={touchScreens}
              title={words.kiosks}
              none={words.noKiosks}
              devices={of('touch_screen')}
              store={monitored}
              count={countOf('input_device_count')}
            />
            <Group
              kind={virtualDisplays}
              title={words.displays}
              none={words.noDisplays}
              devices={of('virtual_display')}
              store={monitored}
              count={countOf('virtual_display_count')}
            />
          </>
        );
      }}
    </StatusGate>
  );
}

type GroupProps = {
  readonly kind: AnyResource;
  readonly title: string;
  readonly none: string;
  readonly devices: readonly StoreDevice[];
  readonly store: MonitoredStore;
  readonly count: LicensedCount | undefined;
};

function Group({ kind, title, none, devices, store, count }: GroupProps): JSX.Element {
  const { storeStatus: words, grammar, labelsOf } = useWords();
  const id = useId();
  const known = useKnown(store);
  const mayCreate = useMay(kind, 'create');
  return (
    <Panel>
      <section aria-labelledby={id}>
        <div className="store-status__head">
          <h2 id={id}>{title}</h2>
          {mayCreate ? (
            <Link className={buttonClass()} to={createPageWithin(kind, { name: 'store_id', id: store.id })}>
              <Icon name="plus" />
              {grammar.createAction(labelsOf(kind).noun)}
            </Link>
          ) : null}
        </div>
        {count === undefined ? null : (
          <p className="quiet">{count.licensed === null ? words.notLicensed(count.used) : words.licensed(count.used, count.licensed)}</p>
        )}
        {devices.length === 0 || known.asOf === '' ? null : <p className="last-reported">{words.devicesThen(known.asOf)}</p>}
        {devices.length === 0 ? <p>{none}</p> : <DeviceTable devices={devices} store={store} labelledBy={id} known={known} />}
      </section>
    </Panel>
  );
}
