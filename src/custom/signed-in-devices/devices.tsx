import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useCalls } from '../../crud/core/calls.ts';
import { listedDevice, useDeviceWords } from '../../crud/fields/cells/listed-device.ts';
import { useNotificationCentre } from '../../providers/notification-centre.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { DeviceList } from '../../ui/page/device-list.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import './devices.css';

const key = ['signed-in-devices'];

/** `/settings/devices`: where one is signed in, and out of each at once. */
export function Devices(): JSX.Element {
  const words = useDeviceWords();
  const { screens } = useConsoleWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const { notify } = useNotificationCentre();
  const [ending, setEnding] = useState<string | null>(null);
  const { data, isPending, isError, error, refetch } = useQuery({ queryKey: key, queryFn: () => ask('GET /sessions'), retry: false });

  const run = async (name: string, work: () => Promise<string>): Promise<void> => {
    setEnding(name);
    try {
      notify('success', await work());
    } catch (fault) {
      notify('danger', fault instanceof Error && fault.message !== '' ? fault.message : words.notEnded);
    } finally {
      setEnding(null);
      await queries.invalidateQueries({ queryKey: key });
    }
  };
  const end = (id: string): Promise<void> => run(id, () => ask('DELETE /sessions/{id}', { path: { id } }).then(() => words.ended));
  const endOthers = (): Promise<void> => run('others', async () => words.endedOthers((await ask('DELETE /sessions')).ended));

  if (isPending) return <SkeletonScreen label={words.loading} />;
  const others = data?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <>
      <PageHeader
        title={screens.devices}
        actions={
          others.length === 0 ? null : (
            <Button icon="signOut" busy={ending === 'others'} onClick={() => endOthers()}>
              {words.endOthers}
            </Button>
          )
        }
      />
      <div className="devices">
        <p className="devices__text">{isError || others.length > 0 ? words.text : words.alone}</p>
        {isError ? (
          <Panel>
            <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
              {error.message}
            </EmptyState>
          </Panel>
        ) : (
          <Panel padded={false}>
            <DeviceList devices={data.map((device) => listedDevice(words, device))} {...{ words, ending }} onEnd={end} />
          </Panel>
        )}
      </div>
    </>
  );
}
