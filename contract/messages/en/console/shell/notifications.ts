import type { NotificationWords } from '../../../cs/console/shell/notifications.ts';
import { entrance } from '../sign-in/entrance.ts';

/** English of the Czech file of the same name. */
export const notifications: NotificationWords = {
  region: 'Announcements',
  close: 'Close the announcement',
  success: 'Done',
  danger: 'Error',
  warning: 'Attention',
  info: 'Information',
  reference: entrance.reference,
  undo: 'Undo',
  undone: 'Undone.',
  offline: 'You are not connected to the network. Check the connection.',
  unreachable: entrance.unreachable,
  partMissing: 'A part of the page could not be loaded. Save what you are writing and load the page again.',
  reload: 'Load again',
  timedOut: entrance.timedOut,
  unexpected: entrance.unexpected,
  copied: 'Copied to the clipboard.',
};
