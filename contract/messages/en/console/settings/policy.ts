import { englishPlural } from '../../../basics/plural.ts';
import type { PolicyWords } from '../../../cs/console/settings/policy.ts';

const characters = (count: number): string => `${count} ${englishPlural(count, 'character', 'characters')}`;
const days = (count: number): string => `${count} ${englishPlural(count, 'day', 'days')}`;

/** English of the Czech file of the same name. */
export const policy: PolicyWords = {
  meaning: {
    title: 'What the settings mean',
    unsaved: 'It holds for the values in the form, even before they are saved.',
    length: (ofAll, ofSuper) =>
      ofSuper > ofAll
        ? `A password has at least ${characters(ofAll)}, that of a super administrator at least ${ofSuper}.`
        : `A password has at least ${characters(ofAll)}.`,
    kinds: (names) => (names === '' ? 'No kinds of characters are required.' : `It contains ${names}.`),
    tries: (allowed, most) =>
      `After ${allowed} failed ${englishPlural(allowed, 'try', 'tries')} the next one waits, a minute at first, at most 15 minutes. After ${most} the account is blocked.`,
    life: (count) =>
      count === 0 ? 'A password never expires.' : `A password is valid for ${days(count)}, then the user chooses a new one.`,
    history: (count) =>
      count === 0
        ? 'A new password must differ from the present one.'
        : `Neither the present password nor ${englishPlural(count, 'the one before it', `the ${count} before it`)} can be used again.`,
    common: 'Common passwords, and those made of a name, an e-mail or the name of the application, are always refused.',
    secondFactor: (length, seconds) =>
      `Signing in also asks for a code from an SMS. It has ${length} ${englishPlural(length, 'digit', 'digits')} and is valid for ${seconds} ${englishPlural(seconds, 'second', 'seconds')}.`,
    noSecondFactor: 'No code from an SMS is asked for when signing in.',
  },
  standards: {
    title: 'Model settings',
    help: 'The button fills the values into the form, you save them yourself. What is stricter than the model asks stays.',
    names: { nist: 'NIST', decree: 'Decree' },
    notes: {
      nist: 'Recommendation NIST SP 800-63B-4: a longer password instead of required characters and forced changes.',
      decree:
        'Czech decree on cyber security 82/2018, section 19. Decrees 409/2025 and 410/2025 have replaced it; check the wording that is in force.',
    },
    fill: (name) => `Fill in by the model “${name}”`,
    met: 'Met',
    missed: 'Not met',
    misses: 'The standard also asks for:',
    filled: (name) => `The form is filled in by the model “${name}”. Check it and save it.`,
    shortcoming: {
      length: (limit) => `a password of at least ${characters(limit)}`,
      super_length: (limit) => `a super administrator’s password of at least ${characters(limit)}`,
      composition: () => 'no required kinds of characters',
      never_expires: (limit) => `a password valid for at most ${days(limit)}`,
      expires: () => 'a password that never expires (0)',
      expires_late: (limit) => `a password valid for at most ${days(limit)}`,
      history: (limit) => `at least ${limit} last passwords without repetition`,
      code_length: (limit) => `a code of at least ${limit} digits`,
      code_validity: (limit) => `a code valid for at most ${limit} seconds`,
    },
  },
  sample: {
    title: 'Try a password',
    label: 'Sample password',
    help: 'Do not type your real password here. The sample is neither sent nor stored.',
    ofSuper: 'A super administrator’s password',
    accepted: 'The sample meets the rules.',
    refused: 'The sample does not meet the rules.',
  },
};
