export type AsvsRow = {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly demand: string;
  /** Why no test shows it; said only as long as none is named after the row. */
  readonly reason?: string;
};

const codes = 'the second factor by a code has no test under this name yet';

/** Rows of OWASP ASVS 5.0.0, chapters 6, 7, 9 and 10, that bear on us. A test is named after its rows: `asvs-6.3.1 …`. */
export const asvsRows: readonly AsvsRow[] = [
  { id: '2.3.1', level: 1, demand: 'Steps follow each other, and none is left out' },
  { id: '6.1.1', level: 1, demand: 'Guessing is limited, and it is written down how' },
  { id: '6.2.1', level: 1, demand: 'Passwords have at least 8 characters, better 15' },
  { id: '6.2.2', level: 1, demand: 'People can change their password' },
  { id: '6.2.3', level: 1, demand: 'A change asks for the present password' },
  { id: '6.2.4', level: 1, demand: 'Common passwords are refused' },
  { id: '6.2.5', level: 1, demand: 'No kinds of characters are required' },
  { id: '6.2.6', level: 1, demand: 'Fields of passwords hide them, and show them on demand' },
  { id: '6.2.7', level: 1, demand: 'Pasting and keepers of passwords work' },
  { id: '6.2.8', level: 1, demand: 'A password is looked at exactly as it is typed' },
  { id: '6.2.9', level: 2, demand: 'Passwords may have 64 characters' },
  { id: '6.2.10', level: 2, demand: 'A password holds until it is found out' },
  { id: '6.2.11', level: 2, demand: 'Words of the place are refused: names of the person and of the product' },
  {
    id: '6.2.12',
    level: 2,
    demand: 'Breached passwords are refused',
    reason: 'only the list of common passwords is shipped, which was drawn from breaches; no larger list and no look-up leaves the machine',
  },
  { id: '6.3.1', level: 1, demand: 'Guessing at many accounts or at one is stopped' },
  { id: '6.3.2', level: 1, demand: 'There is no default account' },
  { id: '6.3.3', level: 2, demand: 'More than one factor can be demanded', reason: codes },
  { id: '6.3.4', level: 2, demand: 'No way in goes around what another one demands' },
  { id: '6.3.5', level: 3, demand: 'People are told of suspicious tries' },
  { id: '6.3.7', level: 3, demand: 'People are told of a change of what they sign in with' },
  { id: '6.3.8', level: 3, demand: 'No answer tells whether an account exists' },
  { id: '6.4.1', level: 1, demand: 'A first secret is of chance, short-lived and used once' },
  { id: '6.4.3', level: 2, demand: 'A lost password goes around no other factor' },
  { id: '6.4.6', level: 3, demand: 'Administrators begin a reset, and never choose the password' },
  { id: '6.5.1', level: 2, demand: 'A code is used once', reason: codes },
  { id: '6.5.2', level: 2, demand: 'A code is stored hashed', reason: codes },
  { id: '6.5.3', level: 2, demand: 'A code is of chance', reason: codes },
  { id: '6.5.4', level: 2, demand: 'A code has at least 20 bits, six digits', reason: codes },
  { id: '6.5.5', level: 2, demand: 'A code holds for at most 10 minutes', reason: codes },
  { id: '6.6.2', level: 2, demand: 'A code belongs to the sign-in that it was sent for', reason: codes },
  { id: '6.6.3', level: 2, demand: 'Guessing at codes is limited', reason: codes },
  { id: '6.8.1', level: 2, demand: 'A person of one provider cannot be taken for one of another' },
  { id: '6.8.2', level: 2, demand: 'Signatures of the provider are always verified' },
  { id: '6.8.4', level: 2, demand: 'How strongly the provider asked is not taken on trust' },
  { id: '7.2.1', level: 1, demand: 'Tokens are verified by the server' },
  { id: '7.2.3', level: 1, demand: 'Reference tokens have at least 128 bits of chance' },
  { id: '7.2.4', level: 1, demand: 'Every sign-in gives new tokens' },
  { id: '7.3.1', level: 2, demand: 'A session ends when nothing is done' },
  { id: '7.3.2', level: 2, demand: 'A session ends at the latest after a time' },
  { id: '7.4.1', level: 1, demand: 'After signing out nothing of the session can be used' },
  { id: '7.4.2', level: 1, demand: 'Sessions of a blocked account end' },
  { id: '7.4.3', level: 2, demand: 'A change of password ends the other sessions' },
  { id: '7.4.5', level: 2, demand: 'Administrators end sessions of one or of all' },
  {
    id: '7.5.1',
    level: 2,
    demand: 'What decides over the account asks for the password again',
    reason:
      'people change neither their e-mail nor their rights by themselves, the users screen does, and a change of password asks for it',
  },
  { id: '7.5.2', level: 2, demand: 'People see and end their sessions' },
  { id: '9.1.1', level: 1, demand: 'Signatures of tokens are verified' },
  { id: '9.1.2', level: 1, demand: 'Algorithms are on a list, and none is not' },
  { id: '9.1.3', level: 1, demand: 'Keys come from where we trust, not from the token' },
  { id: '9.2.1', level: 1, demand: 'The time of a token is kept' },
  { id: '9.2.2', level: 2, demand: 'A token is of the type that is asked for' },
  { id: '9.2.3', level: 2, demand: 'A token is for this service' },
  { id: '10.1.2', level: 2, demand: 'What the client began is bound to the browser: state, nonce, PKCE' },
  { id: '10.2.1', level: 2, demand: 'A forged callback is refused' },
  { id: '10.4.5', level: 1, demand: 'A refresh token that comes back ends the session' },
  { id: '10.4.8', level: 2, demand: 'Refresh tokens have an absolute end' },
  { id: '10.5.1', level: 2, demand: 'A replayed identity token is refused' },
  { id: '10.5.2', level: 2, demand: 'People are known by the subject of the provider' },
  { id: '10.5.3', level: 2, demand: 'A provider that is mixed up is refused' },
  { id: '10.5.4', level: 2, demand: 'An identity token is for this client' },
];
