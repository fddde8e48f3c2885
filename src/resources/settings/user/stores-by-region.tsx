import { type JSX, useRef, useState } from 'react';
import { fold } from '../../../../contract/rules/text/fold.ts';
import type { Words } from '../../../crud/vocabulary/words.ts';
import { SearchField } from '../../../ui/filter/search-field.tsx';
import type { RegionOfStores, useStores } from './use-stores.ts';
import '../../../ui/form/form-row.css';
import './rights.css';

type StoresByRegionProps = {
  readonly id: string;
  readonly stores: ReturnType<typeof useStores>;
  readonly chosen: readonly number[];
  /** Stores that who chooses may give and take; null for every one. */
  readonly own: readonly number[] | null;
  readonly words: Words;
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onLeave: () => void;
};

/** So few are seen at once. */
const searchedFrom = 8;

/** Stores to be chosen one by one or by whole regions, and found by name. */
export function StoresByRegion(props: StoresByRegionProps): JSX.Element {
  const { id, stores, words } = props;
  const said = words.users.stores;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sought = fold(text);
  const shown = stores.regions
    .map((region) => ({
      region,
      rows: region.stores.filter(({ label }) => fold(label).includes(sought) || fold(region.name).includes(sought)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const count = stores.regions.reduce((sum, region) => sum + region.stores.length, 0);
  return (
    <>
      {count < searchedFrom ? null : (
        <div className="store-choice__search">
          <SearchField
            field={field}
            label={said.search}
            placeholder={said.search}
            clearLabel={said.clear}
            value={text}
            onSearch={setText}
            onLeave={() => field.current?.blur()}
          />
        </div>
      )}
      {shown.length === 0 ? <p role="status">{said.notFound}</p> : null}
      {shown.map(({ region, rows }) => (
        <Region key={region.id ?? 0} {...props} region={region} rows={rows} prefix={`${id}-${region.id ?? 0}`} />
      ))}
      {count < stores.total ? <p className="quiet">{said.tooMany(count)}</p> : null}
    </>
  );
}

type RegionProps = StoresByRegionProps & {
  readonly region: RegionOfStores;
  readonly rows: RegionOfStores['stores'];
  readonly prefix: string;
};

function Region({ region, rows, prefix, chosen, own, words, onChoose, onLeave }: RegionProps): JSX.Element {
  const said = words.users.stores;
  const isOwn = (store: number): boolean => own === null || own.includes(store);
  const offered = rows.map(({ id }) => id).filter(isOwn);
  const held = offered.filter((store) => chosen.includes(store)).length;
  const isWhole = offered.length > 0 && held === offered.length;
  const label = said.region(region.name, region.stores.filter(({ id }) => chosen.includes(id)).length, region.stores.length);
  return (
    <fieldset className="store-choice__region">
      <legend className="visually-hidden">{label}</legend>
      <label className="areas__name" htmlFor={prefix}>
        <input
          id={prefix}
          type="checkbox"
          checked={isWhole}
          disabled={offered.length === 0}
          ref={(box) => {
            if (box !== null) box.indeterminate = held > 0 && !isWhole;
          }}
          onChange={() => onChoose(isWhole ? chosen.filter((store) => !offered.includes(store)) : [...new Set([...chosen, ...offered])])}
          onBlur={onLeave}
        />
        {label}
      </label>
      <div className="check-list store-choice__stores">
        {rows.map((store) => (
          <label key={store.id} title={isOwn(store.id) ? undefined : words.users.notGiven}>
            <input
              type="checkbox"
              checked={chosen.includes(store.id)}
              disabled={!isOwn(store.id)}
              onChange={() => onChoose(chosen.includes(store.id) ? chosen.filter((one) => one !== store.id) : [...chosen, store.id])}
              onBlur={onLeave}
            />
            {store.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
