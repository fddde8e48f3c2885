import type { NotificationWords } from '../../../cs/console/shell/notifications.ts';
import { authPages } from '../sign-in/auth-pages.ts';

/** English of the Czech file of the same name. */
export const notifications: NotificationWords = {
  region: 'Announcements',
  close: 'Close the announcement',
  success: 'Done',
  danger: 'Error',
  warning: 'Attention',
  info: 'Information',
  reference: authPages.reference,
  undo: 'Undo',
  undone: 'Undone.',
  offline: 'You are not connected to the network. Check the connection.',
  unreachable: authPages.unreachable,
  partMissing: 'A part of the page could not be loaded. Save what you are writing and load the page again.',
  reload: 'Load again',
  timedOut: authPages.timedOut,
  unexpected: authPages.unexpected,
  copied: 'Copied to the clipboard.',
};
