import type { DrawnKiosk } from '../cs/drawn-kiosk.ts';

const waiting = (people: number): string => (people === 0 ? 'no one waiting' : `${people} waiting`);
const minutes = (count: number): string => (count === 0 ? 'Now' : `${count} min`);
/** `30/11` of `2026-11-30`. */
const dayAndMonth = (day: string): string => day.split('-').slice(1).toReversed().map(Number).join('/');
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a drawn kiosk says that is not in its document. */
export const drawnKiosk: DrawnKiosk = {
  waiting,
  minutes,
  waitingFor: (people, wait) => (wait === 0 ? capital(waiting(people)) : `${capital(waiting(people))}, about ${minutes(wait)}`),
  closedUntil: (time) => `Closed, again from ${time}`,
  closedUntilDay: (day, time) => `Closed, again on ${dayAndMonth(day)} from ${time}`,
  closed: 'Closed',
  notIssued: 'Not now',
  notOffered: 'Not offered',
  pin: {
    clear: 'Clear',
    confirm: 'Confirm',
    typed: (digits) => `${digits} of 6 digits entered`,
  },
  visit: {
    back: 'Back',
    done: 'Done',
    pin: { title: 'I have an appointment', text: 'Enter the PIN from the message that you received.' },
    order: { title: 'Book another day', text: 'Here you choose a service, a day and a time on the kiosk.' },
    printing: { title: 'Printing your ticket', text: 'Take it below the screen.' },
    ticket: {
      title: 'Take your ticket',
      arrived: 'You are checked in',
      ahead: (people) => (people === 0 ? 'No one is ahead of you' : `Ahead of you: ${people}`),
      expected: (wait) => (wait === 0 ? 'You will be called at once' : `Expected wait: ${minutes(wait)}`),
    },
    refused: {
      unknown: { title: 'We do not know this PIN today', text: 'Check the digits in the message, or ask at the information desk.' },
      not_confirmed: { title: 'The appointment is not confirmed', text: 'Ask at the information desk, or take a ticket without one.' },
      missed: { title: 'The appointment has passed', text: 'Take a ticket without one, or ask at the information desk.' },
      cancelled: { title: 'The appointment is cancelled', text: 'Take a ticket without one, or ask at the information desk.' },
      already_here: { title: 'You are checked in already', text: 'Watch the screen for your number.' },
    },
    conditions: {
      error: { title: 'The kiosk does not work now', text: 'Ask for a ticket at the information desk.' },
      blocked: { title: 'The kiosk is out of service', text: 'Ask for a ticket at the information desk.' },
      offline: { title: 'The kiosk is not connected', text: 'No tickets are issued. Ask at the information desk.' },
      paper_out: { title: 'Out of paper', text: 'Tickets cannot be printed now. Ask at the information desk.' },
      outside_hours: { title: 'We are closed now', text: 'Tickets are issued during opening hours only.' },
      printing: { title: 'Printing your ticket', text: 'Take it below the screen.' },
    },
  },
};
