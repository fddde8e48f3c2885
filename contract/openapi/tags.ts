/** What the calls are about that belong to no entity, as OpenAPI shows them; entities describe themselves. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  about: 'This description.',
  auth: 'Signing in and out, passwords, second factors and one-time links.',
  dashboard: 'How the stores stand today.',
  files: 'Files that the booking page shows.',
  live: 'The stream of changes.',
  'personal-data': 'What is held about persons: found, exported and erased.',
  public: 'What a booking page calls: nobody signs in, and requests of one address are counted.',
  preferences: 'What the signed-in user chose for themselves.',
  reports: 'Reports of services, clients and employees, and the templates of their queries.',
  search: 'Searching all entities at once.',
  sessions: 'Where the signed-in user is signed in.',
  system: 'How the installation is.',
  tasks: 'Background work.',
  views: 'Saved views of lists.',
};
