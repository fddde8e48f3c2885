import { englishPlural } from '../../../basics/plural.ts';
import type { recordForm as czech } from '../../../cs/console/forms/record-form.ts';

export const recordForm: typeof czech = {
  conflict: {
    text: 'Choose for each field what is to hold. Nothing is overwritten until you save.',
    field: 'Field',
    before: 'Originally',
    mine: 'Mine',
    both: 'Both together',
    takeAllMine: 'Take mine everywhere',
    takeAllTheirs: 'Take the saved ones everywhere',
    save: 'Save the choice',
    cancel: 'Back to editing',
  },
  draft: {
    title: 'You have changes here that are not saved',
    left: (when, texts) => `You typed them on ${when}${texts === '' ? '.' : `: ${texts}`}`,
    older: 'Someone has saved the record meanwhile. Your changes go into it as it is now; look at them before you save.',
    take: 'Go on with them',
    drop: 'Discard them',
  },
  meanwhile: {
    changed: 'The record has changed meanwhile',
    isNow: (name) => `It is now: ${name}`,
    changedHelp: 'What you are typing has stayed. When you save, you choose which values hold.',
    load: 'Discard mine and load the new ones',
    keep: 'Keep mine',
    deleted: 'Someone has deleted the record meanwhile',
    gone: 'The record is no longer available',
    goneHelp: 'It cannot be saved any more. Copy what you need and go back to the list.',
  },
  revert: {
    one: 'Give this value back',
    many: 'Give these values back',
    of: (action, field, version) => `${action}: ${field}, version ${version}`,
    title: (field) => `Give ${field} back?`,
    text: 'The record is saved at once, other fields stay. The change will be in the history and can be taken back.',
    back: 'Back',
  },
  faults: {
    summary: (count) => `The form has ${count} ${englishPlural(count, 'error', 'errors')}`,
    help: 'Correct the marked fields and save again.',
  },
  /** Texts in Czech and in English. */
  texts: {
    title: 'Language of texts',
    languages: { cs: 'Czech', en: 'English' },
    missing: (count) => `${count} missing`,
    inCzech: 'In Czech:',
    help: 'Where the English text is missing, clients get a built-in one, and of names the Czech one.',
  },
};
