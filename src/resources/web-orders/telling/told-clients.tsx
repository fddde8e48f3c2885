import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type JSX, useId } from 'react';
import type { ToldClients as Told, ToldPurpose } from '../../../../contract/operations/booking/order-message.ts';
import type { TellingProps } from '../../../crud/vocabulary/additions.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { CheckRow } from '../../../ui/form/check-row.tsx';
import { useTellingWords } from './telling-words.ts';
import './told-clients.css';

const purposes: Readonly<Record<string, ToldPurpose | undefined>> = { confirm: 'created', cancel: 'cancelled', move: 'changed' };

/** In the question before orders are changed: who is written to and by which way, why somebody is not, and a tick for silence. */
export function ToldClients({ action, ...rest }: TellingProps): JSX.Element | null {
  const purpose = purposes[action];
  return purpose === undefined ? null : <ToldOf purpose={purpose} {...rest} />;
}

type ToldOfProps = Omit<TellingProps, 'action'> & { readonly purpose: ToldPurpose };

function ToldOf({ purpose, rows, isQuiet, onQuiet }: ToldOfProps): JSX.Element {
  const words = useTellingWords();
  const id = useId();
  const { data } = useTold(purpose, rows);
  const isOne = data === undefined ? 'ids' in rows && rows.ids.length === 1 : data.orders === 1;
  return (
    <div className="told-clients">
      <div role="status">{isQuiet ? <p>{isOne ? words.isQuiet : words.isQuietMany}</p> : <ToldLines purpose={purpose} rows={rows} />}</div>
      {data === undefined || data.reached > 0 ? (
        <CheckRow
          id={id}
          label={isOne ? words.quiet : words.quietMany}
          level={false}
          input={{ checked: isQuiet, onChange: (event) => onQuiet(event.target.checked) }}
        />
      ) : null}
    </div>
  );
}

/** Who is written to and by which way, or why nobody is, in a sentence each. */
export function ToldLines({ purpose, rows }: Pick<ToldOfProps, 'purpose' | 'rows'>): JSX.Element {
  const words = useTellingWords();
  const { data, isError } = useTold(purpose, rows);
  if (data === undefined) return <p className="quiet">{isError ? words.failed : words.loading}</p>;
  return (
    <>
      {linesOf(words, data).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The same in one text, for what is told once it is done; empty until it is known. */
export function useToldText(purpose: ToldPurpose, rows: ToldOfProps['rows'], isQuiet: boolean): string {
  const words = useTellingWords();
  const { data } = useTold(purpose, rows);
  if (isQuiet) return words.isQuiet;
  return data === undefined ? '' : linesOf(words, data).join(' ');
}

function useTold(purpose: ToldPurpose, rows: ToldOfProps['rows']): UseQueryResult<Told> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['told-clients', purpose, rows],
    queryFn: ({ signal }) => ask('POST /orders/told', { body: { purpose, ...rows }, signal }),
    retry: false,
    gcTime: 0,
  });
}

function linesOf(words: ReturnType<typeof useTellingWords>, { ways, untold, orders }: Told): readonly string[] {
  const isOne = orders === 1;
  return [
    ...ways.map(({ channel, count, recipient, leaves }) => {
      if (recipient === null) return leaves ? words.getsMany(channel, count) : words.staysMany(channel, count);
      return leaves ? words.gets(channel, recipient) : words.stays(channel, recipient);
    }),
    ...untold.map(({ reason, count }) => (isOne ? words.untold[reason] : words.untoldMany(reason, count))),
  ];
}
