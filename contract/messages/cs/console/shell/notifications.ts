import { authPages } from '../sign-in/auth-pages.ts';

/** Messages at the bottom right, and what happens to the connection. */
export const notifications = {
  region: 'Oznámení',
  close: 'Zavřít oznámení',
  success: 'Hotovo',
  danger: 'Chyba',
  warning: 'Pozor',
  info: 'Informace',
  reference: authPages.reference,
  undo: 'Vrátit zpět',
  undone: 'Vráceno zpět.',
  offline: 'Nejste připojeni k síti. Zkontrolujte připojení.',
  unreachable: authPages.unreachable,
  partMissing: 'Část stránky se nepodařilo načíst. Uložte rozepsané a načtěte stránku znovu.',
  reload: 'Načíst znovu',
  timedOut: authPages.timedOut,
  unexpected: authPages.unexpected,
  copied: 'Zkopírováno do schránky.',
};
export type NotificationWords = typeof notifications;
