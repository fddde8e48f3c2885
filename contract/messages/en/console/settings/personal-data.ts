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
    sessions: counted('sign-in', 'sign-ins'),
    history: counted('entry of history', 'entries of history'),
    bans: counted('blocked e-mail', 'blocked e-mails'),
  },
  tonight: {
    title: 'What the next night erases',
    at: (when) => `Begins ${when} by the saved settings.`,
    nothing: 'Nothing. Everything that was kept for long enough has been erased.',
    stays: 'Orders stay without personal data and statistics do not change. Records in the trash are erased too.',
    last: (when, what) => `Last time ${when}: ${what}.`,
    lastNothing: 'there was nothing to erase',
    lastUnfinished: 'The last erasing has not finished yet.',
    failed: 'What will be erased could not be found out.',
    retry: 'Try again',
  },
  loading: 'Loading…',
};
