import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { listedDevice, useDeviceWords } from '../../../crud/fields/cells/listed-device.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeviceList } from '../../../ui/page/device-list.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useAccessWords } from './access-words.ts';
import './devices-tab.css';

/** Where a user is signed in, and out of each or all at once. */
export function DevicesTab({ record }: RecordSlotProps): JSX.Element {
  const words = useDeviceWords();
  const { devices: texts } = useAccessWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [ending, setEnding] = useState<string | null>(null);
  const id = idOf(record);
  const queryKey = ['devices of', id];
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: () => ask('GET /sessions', { query: { user_id: id } }),
    retry: false,
  });
  const run = async (name: string, work: () => Promise<string>): Promise<void> => {
    setEnding(name);
    try {
      notify(await work(), 'success');
    } catch (fault) {
      notify(fault instanceof Error && fault.message !== '' ? fault.message : words.notEnded, 'error');
    } finally {
      setEnding(null);
      await queries.invalidateQueries({ queryKey });
    }
  };
  if (isPending) return <p role="status">{words.loading}</p>;
  if (isError) {
    return (
      <Panel>
        <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  if (data.length === 0) return <Panel>{texts.none}</Panel>;
  const others = data.filter(({ is_current }) => !is_current);
  const isOwn = others.length < data.length;
  return (
    <>
      <div className="devices-of">
        <p className="devices-of__text">{texts.text}</p>
        {others.length === 0 ? null : (
          <Button
            icon="signOut"
            busy={ending === 'all'}
            onClick={() => run('all', async () => texts.endedAll((await ask('DELETE /sessions', { query: { user_id: id } })).ended))}
          >
            {isOwn ? texts.endAllOthers : texts.endAll}
          </Button>
        )}
      </div>
      <Panel padded={false}>
        <DeviceList
          devices={data.map((device) => listedDevice(words, device))}
          {...{ words, ending }}
          onEnd={(device) => run(device, () => ask('DELETE /sessions/{id}', { path: { id: device } }).then(() => words.ended))}
        />
      </Panel>
    </>
  );
}
