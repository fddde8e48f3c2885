import type { JSX } from 'react';
import { Check } from '../../../ui/field/check.tsx';
import type { CopyOutcome } from '../copying/copying-steps.tsx';
import { type CopiedServicesOfStore, isWritten, partOf } from './left-out.ts';
import { useServiceWords } from './service-words.ts';

type Offered = { readonly id: number; readonly name: string; readonly parts: readonly string[] };

/** How much of the preview is copied, and each service that can be left out of all stores at once. */
export function LeftOutServices({ rows, left, onToggle }: Omit<CopyOutcome<CopiedServicesOfStore>, 'isDone'>): JSX.Element | null {
  const said = useServiceWords().copying;
  const offered = offeredIn(rows);
  const parts = offered.flatMap((one) => one.parts).filter((part) => !left.has(part));
  const stores = new Set(parts.map((part) => part.split(' ')[0]));
  if (offered.length === 0) return null;
  return (
    <div className="left-out">
      <p role="status">{parts.length === 0 ? said.nothing : said.chosen(parts.length, stores.size)}</p>
      {offered.length === 1 ? null : (
        <fieldset>
          <legend>{said.leaveOut}</legend>
          {offered.map(({ id, name, parts: own }) => {
            const count = own.filter((part) => !left.has(part)).length;
            const label = own.length === 1 ? name : said.inStores(name, count, own.length);
            return <Check key={id} label={label} checked={count > 0} onChange={() => onToggle(own)} />;
          })}
        </fieldset>
      )}
    </div>
  );
}

/** Services that would be written somewhere, in their order. */
function offeredIn(stores: readonly CopiedServicesOfStore[]): readonly Offered[] {
  const offered = new Map<number, { readonly id: number; readonly name: string; readonly parts: string[] }>();
  for (const store of stores) {
    for (const service of store.services.filter(isWritten)) {
      const { service_id: id, name } = service;
      const one = offered.get(id) ?? { id, name, parts: [] };
      one.parts.push(partOf(store, service));
      offered.set(id, one);
    }
  }
  return [...offered.values()];
}
