import type { JSX } from 'react';
import { filterGroups } from '../../../../contract/basics/limits.ts';
import { joints } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { RowNotes } from '../../../ui/form/form-row.tsx';

import type { Builder } from './builder-context.ts';
import { useBuilderWords } from './builder-words.ts';
import { ConditionRow, problemAt } from './condition-row.tsx';
import { type DraftGroup, isDraftGroup } from './draft.ts';

type GroupPanelProps = {
  readonly builder: Builder;
  readonly group: DraftGroup;
  /** The group around it and its number there; none of the outermost. */
  readonly within?: { readonly group: string; readonly place: string };
  /** How many groups it is in, itself among them. */
  readonly depth: number;
};

/** How conditions are joined, the conditions, and groups of them. */
export function GroupPanel({ builder, group, within, depth }: GroupPanelProps): JSX.Element {
  const words = useBuilderWords();
  const { filterBuilder } = words;
  const { idOf, isFull } = builder;
  const error = problemAt(words, builder.wrong, group.key, 'group');
  const addId = idOf(group.key, 'add');
  const errorId = `${addId}-error`;
  const place = within?.place ?? '';
  const label = within === undefined ? {} : ({ role: 'group', 'aria-label': filterBuilder.group(place) } as const);
  return (
    <div className={within === undefined ? 'filter-builder' : 'filter-builder filter-builder--inner'} {...label}>
      <div className="filter-builder__head">
        <Select
          aria-label={filterBuilder.joint}
          value={group.joint}
          options={joints.map((joint) => [joint, filterBuilder.joints[joint]] as const)}
          onChange={(joint) => builder.change({ ...group, joint })}
        />
        {within === undefined ? null : (
          <IconButton icon="close" label={filterBuilder.removeGroup(place)} onClick={() => builder.remove(group.key, within.group)} />
        )}
      </div>
      {group.parts.length === 0 ? <p className="quiet">{filterBuilder.empty}</p> : null}
      {group.parts.map((part, at) => {
        const own = place === '' ? String(at + 1) : `${place}.${at + 1}`;
        return isDraftGroup(part) ? (
          <GroupPanel key={part.key} {...{ builder }} group={part} within={{ group: group.key, place: own }} depth={depth + 1} />
        ) : (
          <ConditionRow key={part.key} {...{ builder }} condition={part} group={group.key} place={own} />
        );
      })}
      <div className="filter-builder__add">
        <Button
          id={addId}
          tone="plain"
          icon="plus"
          aria-disabled={isFull || undefined}
          aria-label={place === '' ? undefined : filterBuilder.addConditionTo(place)}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => builder.addCondition(group.key)}
        >
          {filterBuilder.addCondition}
        </Button>
        {depth >= filterGroups.deepest ? null : (
          <Button
            tone="plain"
            icon="layers"
            aria-disabled={isFull || undefined}
            aria-label={place === '' ? undefined : filterBuilder.addGroupTo(place)}
            onClick={() => builder.addGroup(group.key)}
          >
            {filterBuilder.addGroup}
          </Button>
        )}
      </div>
      <RowNotes error={error} errorId={errorId} help={undefined} helpId="" />
    </div>
  );
}
