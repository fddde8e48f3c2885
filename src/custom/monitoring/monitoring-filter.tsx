import { type JSX, useId, useRef, useState } from 'react';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { Monitoring } from '../../../contract/operations/monitoring.ts';
import type { StoreFilter } from '../../branch-status/all-stores/filter-stores.ts';
import { stateOrder } from '../../branch-status/store-state.tsx';
import { useMessages } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { SearchField } from '../../ui/filter/search-field.tsx';

type MonitoringFilterProps = {
  readonly filter: StoreFilter;
  readonly regions: Monitoring['regions'];
  readonly onChange: (filter: StoreFilter) => void;
};

/** Which stores are watched: by text, state and region. On a phone they are behind a button that says how many are used. */
export function MonitoringFilter({ filter, regions, onChange }: MonitoringFilterProps): JSX.Element {
  const messages = useMessages();
  const { monitoring: words } = messages.console;
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  const used = [filter.text !== '', filter.state !== null, filter.region !== null].filter(Boolean).length;
  return (
    <>
      <span className="monitoring-filter__button">
        <Button icon="filter" aria-expanded={isOpen} aria-controls={isOpen ? fields : undefined} onClick={() => setOpen(!isOpen)}>
          {words.filters(used)}
        </Button>
      </span>
      <div id={fields} className={isOpen ? 'monitoring-filter monitoring-filter--open' : 'monitoring-filter'}>
        <SearchField
          label={words.search}
          placeholder={words.searchPlaceholder}
          clearLabel={words.clearSearch}
          value={filter.text}
          onSearch={(text) => onChange({ ...filter, text })}
          onLeave={() => field.current?.blur()}
          field={field}
        />
        <Select
          aria-label={words.state}
          value={filter.state ?? ''}
          options={[
            ['', words.allStates],
            ...stateOrder.map((state) => [state, choiceLabel(messages, 'stores', 'communication', state)] as const),
          ]}
          onChange={(state) => onChange({ ...filter, state: state === '' ? null : state })}
        />
        {regions.length < 2 && filter.region === null ? null : (
          <Select
            aria-label={words.region}
            value={filter.region ?? ''}
            options={[['', words.allRegions], ...regions.map(({ id, name }) => [id, name] as const)]}
            onChange={(region) => onChange({ ...filter, region: region === '' ? null : region })}
          />
        )}
      </div>
    </>
  );
}
