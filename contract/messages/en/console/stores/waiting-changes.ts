import { englishPlural as plural } from '../../../basics/plural.ts';
import type { WaitingChangeWords } from '../../../cs/console/stores/waiting-changes.ts';

export const waitingChanges: WaitingChangeWords = (number) => ({
  title: 'Changes waiting to be downloaded',
  text: 'Saved changes that the branch has not downloaded and confirmed yet. While a change waits, you can take it back. Changes of one record that wait for over a week are merged into one.',
  loading: 'Loading the waiting changes…',
  failed: 'The waiting changes could not be loaded',
  retry: 'Try again',
  none: 'No change waits to be downloaded',
  noneText: 'The branch has everything that is saved for it.',
  newest: (shown, total) => `You see the newest ${number(shown)} of ${number(total)}.`,
  hidden: (count) =>
    `${number(count)} more ${plural(count, 'change concerns a record', 'changes concern records')} that you have no access to.`,
  states: { waiting: 'Waiting', downloading: 'Downloading', not_applied: 'Not taken by the branch' },
  revision: (revision) => `Revision ${number(revision)}`,
  merged: (count) => `${number(count)} ${plural(count, 'change', 'changes')} merged`,
  allMerged: (count) => `${plural(count, 'The merged change is', `All ${number(count)} merged changes are`)} taken back.`,
  reason: (reason) => `The branch said: ${reason}`,
  nameless: 'without a name',
  gone: 'deleted record',
  values: (count) => `${number(count)} ${plural(count, 'value', 'values')}`,
  withdraw: 'Take back',
  withdrawOf: (what) => `Take back: ${what}`,
  question: 'Take the change back?',
  consequences: {
    create: 'The new record is deleted and the branch never learns of it. You find it in the trash.',
    edit: 'The record becomes what it was before the change, and the branch is sent nothing. The history keeps both.',
    delete: 'The deleted record is restored, and the branch is sent nothing. The history keeps both.',
    restore: 'The restored record is deleted again, and the branch is sent nothing. The history keeps both.',
  },
  everywhere: 'It is taken back for all branches that it concerns.',
  others: (count) =>
    `Also take back ${plural(count, 'the other waiting change', `the other ${number(count)} waiting changes`)} of this record`,
  withdrawn: (count) => plural(count, 'The change is taken back.', `${number(count)} changes are taken back.`),
  notWithdrawn: 'The change could not be taken back.',
});
