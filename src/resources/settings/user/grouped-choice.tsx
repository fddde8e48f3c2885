import { type JSX, useRef, useState } from 'react';
import { foldDiacritics } from '../../../../contract/rules/text/fold-diacritics.ts';
import { SearchField } from '../../../ui/filter/search-field.tsx';
import '../../../ui/form/form-row.css';
import './rights.css';

export type ChoiceItem<Id> = { readonly id: Id; readonly label: string };
/** Items that are chosen one by one or all at once. */
export type ChoiceGroup<Id> = { readonly id: number | null; readonly name: string; readonly items: readonly ChoiceItem<Id>[] };

/** What the choice says, whatever is chosen. */
type ChoiceWords = {
  readonly search: string;
  readonly clear: string;
  readonly notFound: string;
  readonly region: (name: string, chosen: number, count: number) => string;
  readonly tooMany: (shown: number) => string;
};

type GroupedChoiceProps<Id> = {
  readonly id: string;
  readonly groups: readonly ChoiceGroup<Id>[];
  /** How many items there are, also where not all of them are known here. */
  readonly total: number;
  readonly chosen: readonly Id[];
  /** Items that who chooses may give and take, and why no others; without it every one. */
  readonly own?: { readonly ids: readonly Id[]; readonly why: string } | null;
  readonly said: ChoiceWords;
  readonly onChoose: (ids: readonly Id[]) => void;
  readonly onLeave?: () => void;
};

/** So few are seen at once. */
const searchedFrom = 8;

/** Items to be chosen one by one or by whole groups, such as stores by their regions, and found by name. */
export function GroupedChoice<Id extends number | string>(props: GroupedChoiceProps<Id>): JSX.Element {
  const { id, groups, total, said } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sought = foldDiacritics(text);
  const shown = groups
    .map((group) => ({
      group,
      items: group.items.filter(({ label }) => foldDiacritics(label).includes(sought) || foldDiacritics(group.name).includes(sought)),
    }))
    .filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
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
      {shown.map(({ group, items }) => (
        <Group key={group.id ?? 0} {...props} group={group} items={items} prefix={`${id}-${group.id ?? 0}`} />
      ))}
      {count < total ? <p className="quiet">{said.tooMany(count)}</p> : null}
    </>
  );
}

type GroupProps<Id> = GroupedChoiceProps<Id> & {
  readonly group: ChoiceGroup<Id>;
  readonly items: readonly ChoiceItem<Id>[];
  readonly prefix: string;
};

function Group<Id extends number | string>({
  group,
  items,
  prefix,
  chosen,
  own = null,
  said,
  onChoose,
  onLeave,
}: GroupProps<Id>): JSX.Element {
  const isOwn = (item: Id): boolean => own === null || own.ids.includes(item);
  const offered = items.map(({ id }) => id).filter(isOwn);
  const held = offered.filter((item) => chosen.includes(item)).length;
  const isWhole = offered.length > 0 && held === offered.length;
  const label = said.region(group.name, group.items.filter(({ id }) => chosen.includes(id)).length, group.items.length);
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
          onChange={() => onChoose(isWhole ? chosen.filter((item) => !offered.includes(item)) : [...new Set([...chosen, ...offered])])}
          onBlur={onLeave}
        />
        {label}
      </label>
      <div className="check-list store-choice__stores">
        {items.map((item) => (
          <label key={item.id} title={isOwn(item.id) ? undefined : own?.why}>
            <input
              type="checkbox"
              checked={chosen.includes(item.id)}
              disabled={!isOwn(item.id)}
              onChange={() => onChoose(chosen.includes(item.id) ? chosen.filter((one) => one !== item.id) : [...chosen, item.id])}
              onBlur={onLeave}
            />
            {item.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
