import type { PersonalDataWords } from '../../../cs/console/settings/personal-data.ts';

const counted = (one: string, many: string) => (count: number) =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;

type Said<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...given: infer G) => string ? (...given: G) => string : Said<T[K]>;
};

export const personalData: Said<PersonalDataWords> = {
  kinds: {
    orders: counted('order', 'orders'),
    messages: counted('message', 'messages'),
    waiting: counted('place on a waiting list', 'places on waiting lists'),
    sessions: counted('sign-in', 'sign-ins'),
    files: counted('file that nothing uses', 'files that nothing uses'),
    places: counted('taken place of past days', 'taken places of past days'),
  },
  tonight: {
    title: 'What the next night erases',
    at: (when) => `Begins ${when} by the saved settings.`,
    nothing: 'Nothing. Everything that was kept for long enough has been erased.',
    terms: [
      'Of orders the name, e-mail, phone and note are erased, from the history and the trash too. Orders and statistics stay.',
      'Cancelled orders count from the cancellation, missed ones from the appointment, expired ones from when they were made.',
      'Of messages the address, subject and text are erased. When they were sent and with what result stays.',
      'Sign-ins are erased with the address and the browser that they came from.',
      'Rows of uploaded files (imports) are deleted a day after they were saved, files that were not saved after 4 days.',
      'Uploaded files (logo, pictures, terms) are deleted a day after the upload where no record uses them, not even a deleted one or an earlier version.',
      'Of past days the notes of taken places are deleted. Orders stay.',
    ],
    last: (when, what) => `Last time ${when}: ${what}.`,
    lastNothing: 'there was nothing to erase',
    lastUnfinished: 'The last erasing has not finished yet.',
    failed: 'What will be erased could not be found out.',
    retry: 'Try again',
  },
  loading: 'Loading…',
};
