import { type JSX, useRef } from 'react';
import type { Dashboard } from '../../../../contract/operations/dashboard.ts';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { Select } from '../../../ui/field/select.tsx';
import { SearchField } from '../../../ui/filter/search-field.tsx';
import type { StoreFilter } from './group-stores.ts';

type HomeFilterProps = {
  readonly filter: StoreFilter;
  readonly regions: Dashboard['regions'];
  readonly onChange: (filter: StoreFilter) => void;
};

/** Which stores are shown: by text and region. */
export function HomeFilter({ filter, regions, onChange }: HomeFilterProps): JSX.Element {
  const words = useHomeWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="home-filter">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        value={filter.text}
        onSearch={(text) => onChange({ ...filter, text })}
        onLeave={() => field.current?.blur()}
        field={field}
      />
      {regions.length < 2 ? null : (
        <Select
          aria-label={words.region}
          value={filter.region ?? ''}
          options={[['', words.allRegions], ...regions.map(({ id, name }) => [id, name] as const)]}
          onChange={(region) => onChange({ ...filter, region: region === '' ? null : region })}
        />
      )}
    </div>
  );
}
