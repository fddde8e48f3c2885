import type { NotificationWords } from '../../cs/console/notifications.ts';

/** English of the Czech file of the same name. */
export const notifications: NotificationWords = {
  region: 'Announcements',
  close: 'Close the announcement',
  success: 'Done',
  danger: 'Error',
  warning: 'Attention',
  info: 'Information',
  reference: (number) => `Error number: ${number}`,
  undo: 'Undo',
  undone: 'Undone.',
  offline: 'You are not connected to the network. Check the connection.',
  backOnline: 'The connection is back.',
  unreachable: 'The server does not answer. Check the connection and try again.',
  timedOut: 'The answer takes too long. Try again.',
  unexpected: 'The server gave an unexpected answer. Try again; if it repeats, tell the support the error number.',
  refreshFailed: 'The data could not be refreshed. You see those that were loaded last.',
  copied: 'Copied to the clipboard.',
};
