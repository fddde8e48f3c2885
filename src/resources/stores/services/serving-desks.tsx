import { useGetList } from 'ra-core';
import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import { desks } from '../../../../contract/resources/stores/desks.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf, isRow, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { useServiceWords } from './service-words.ts';
import './services.css';

/** Which desks serve a service, as links; those of the reader's rights and limitation, as every list. */
export function ServingDesks({ serviceId }: { readonly serviceId: number }): JSX.Element | null {
  const services = useServiceWords();
  const { storeStatus } = useWords();
  const id = useId();
  const mayList = useMay(desks, 'list');
  const { data, isPending, error } = useGetList(
    prefixOf(desks),
    {
      pagination: { page: 1, perPage: paging.maximalSize },
      sort: { field: 'number', order: 'ASC' },
      filter: { service_ids: serviceId },
    },
    { enabled: mayList, retry: false },
  );
  if (!mayList || isPending) return null;
  const rows: readonly unknown[] = data ?? [];
  const serving = rows.filter(isRow);
  return (
    <section className="serving-desks" aria-labelledby={id}>
      <h2 id={id}>{services.desks.title}</h2>
      {error === null ? null : <p>{storeStatus.unread}</p>}
      {error === null && serving.length === 0 ? <p>{services.desks.none}</p> : null}
      {serving.length === 0 ? null : (
        <ul>
          {serving.map((desk) => (
            <li key={idOf(desk)}>
              <Link to={recordPageOf(desks, desk)}>{deskName(String(desk['number']), textOf(desk['label']))}</Link>
              {desk['active'] === false ? <span className="quiet"> {services.desks.inactive}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** By the number on the desk and its name; many are named "Přepážka 1", where the number once is enough. */
function deskName(number: string, label: string): string {
  return label.split(' ').includes(number) ? label : `${number} ${label}`;
}
