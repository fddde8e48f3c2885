import { englishPlural } from '../../../basics/plural.ts';
import type { FilterBuilderWords } from '../../../cs/console/lists/filter-builder.ts';

/** The builder of a filter of conditions and groups of them: fetched when it opens. */
export const filterBuilder: FilterBuilderWords = (number) => ({
  help: 'A composed filter holds together with the search and the other filters of the list.',
  joint: 'How the conditions are joined',
  joints: { all: 'All hold', any: 'At least one holds' },
  between: { all: 'and', any: 'or' },
  condition: (place) => `Condition ${place}`,
  group: (place) => `Group ${place}`,
  field: 'Field',
  relation: 'Relation',
  value: 'Value',
  chooseField: 'Choose a field',
  chooseValue: 'Choose a value',
  relations: {
    is: 'is',
    isNot: 'is not',
    isOneOf: 'is one of',
    has: 'has',
    hasOneOf: 'has one of',
    contains: 'contains',
    atLeast: 'is at least',
    atMost: 'is at most',
    from: 'is from',
    until: 'is until',
    isAtHours: 'is at hours',
    isWithin: 'is within',
    between: 'is between',
    isEmpty: 'is empty',
    isFilled: 'is filled in',
  },
  guard: {
    title: 'Discard the filter?',
    text: 'You have not applied your changes of the filter. If you leave, they will be lost.',
    leave: 'Discard changes',
    stay: 'Go on editing',
  },
  addCondition: 'Add a condition',
  addGroup: 'Add a group',
  addConditionTo: (group) => `Add a condition to group ${group}`,
  addGroupTo: (group) => `Add a group to group ${group}`,
  removeCondition: (place) => `Remove condition ${place}`,
  removeGroup: (place) => `Remove group ${place}`,
  emptyGroup: 'Add at least one condition to the group or remove it.',
  empty: 'There is no condition yet.',
  full: (most) => `There can be at most ${number(most)} conditions.`,
  reversed: 'The end must not come before the beginning.',
  unfinished: 'Once the conditions are complete, you will see how many records match them.',
  matches: (count, isMore) =>
    count === 0
      ? 'No record matches'
      : `${isMore === true ? 'More than ' : ''}${number(count)} ${englishPlural(count, 'record matches', 'records match')}`,
  apply: 'Apply',
  cancel: 'Cancel',
  unreadable: 'cannot be read',
});
