import type { ComingWords } from '../../../cs/console/shell/coming.ts';

/** English of the Czech file of the same name. */
export const coming: ComingWords = {
  heading: 'We are preparing this screen',
  back: 'Back to the dashboard',
  sentences: {
    openingHours: 'Here you will set the opening hours of a branch for each day, their periods and exceptions.',
    dayTypes: 'Here you will see holidays, blocked and occupied days of a branch, and block a day in one move.',
    backups: 'Here you will back up the settings of a branch, download the backup or restore the branch from it.',
    licences: 'Here you will see what the licence of a branch allows and until when, and enter a new licence key.',
    touchScreenPages: 'Here you will lay out the pages and buttons of the touch screen and try them as a client sees them.',
    touchScreenTickets: 'Here you will design what is printed on the ticket and see it at once.',
    reports: 'Here you will choose a report on services, clients or employees.',
    reportOfServices: 'Here you will make a report on services: clients, waiting and handling times by hour and day.',
    reportOfClients: 'Here you will make a report on clients: how they came, how many had ordered, how long they waited.',
    reportOfEmployees: 'Here you will make a report on employees: how many clients they served and how long it took.',
  },
};
