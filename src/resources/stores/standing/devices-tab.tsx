import { useQuery } from '@tanstack/react-query';
import { type JSX, useId } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import type { StoreDevice } from '../../../../contract/operations/store-standing.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import type { LicensedKind } from '../../../../contract/rules/licence/terms.ts';
import type { TabProps } from '../../../crud/vocabulary/additions.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { idOf } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { useKnown } from '../../../watching/use-known.ts';
import { type LicensedCount, standingIn } from '../keeping/standing.ts';
import { DeviceTable } from './device-table.tsx';
import { StandingGate } from './standing-gate.tsx';
import '../../../watching/watching.css';

const follows = ['licences', 'touch-screens', 'virtual-displays'];

/** What devices the branch has in service, how each of them is, and how many the licence lets it have. Live. */
export function DevicesTab({ record }: TabProps): JSX.Element {
  const { standing: words } = useWords();
  const { ask } = useCalls();
  const storeId = idOf(record);
  const { data: licence } = useQuery({
    queryKey: [prefixOf(licences), 'places', storeId],
    queryFn: async () => standingIn(await ask('GET /stores/{id}/licence', { path: { id: storeId } })),
    meta: { follows },
    retry: false,
  });
  const countOf = (kind: LicensedKind): LicensedCount | undefined => licence?.counts.find((count) => count.kind === kind);
  return (
    <StandingGate storeId={storeId}>
      {({ devices, monitored }) => {
        const of = (kind: StoreDevice['kind']): readonly StoreDevice[] => devices.filter((device) => device.kind === kind);
        return (
          <>
            <Group
              title={words.kiosks}
              none={words.noKiosks}
              devices={of('touch_screen')}
              store={monitored}
              count={countOf('input_device_count')}
            />
            <Group
              title={words.displays}
              none={words.noDisplays}
              devices={of('virtual_display')}
              store={monitored}
              count={countOf('virtual_display_count')}
            />
          </>
        );
      }}
    </StandingGate>
  );
}

type GroupProps = {
  readonly title: string;
  readonly none: string;
  readonly devices: readonly StoreDevice[];
  readonly store: MonitoredStore;
  readonly count: LicensedCount | undefined;
};

function Group({ title, none, devices, store, count }: GroupProps): JSX.Element {
  const { standing: words } = useWords();
  const id = useId();
  const known = useKnown(store);
  return (
    <Panel>
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {count === undefined ? null : (
          <p className="quiet">{count.licensed === null ? words.notLicensed(count.used) : words.licensed(count.used, count.licensed)}</p>
        )}
        {devices.length === 0 || known.asOf === '' ? null : <p className="told-then">{words.devicesThen(known.asOf)}</p>}
        {devices.length === 0 ? <p>{none}</p> : <DeviceTable devices={devices} labelledBy={id} known={known} />}
      </section>
    </Panel>
  );
}
