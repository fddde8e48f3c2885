/** Messages at the bottom right, and what happens to the connection. */
export const notifications = {
  region: 'Oznámení',
  close: 'Zavřít oznámení',
  success: 'Hotovo',
  danger: 'Chyba',
  warning: 'Pozor',
  info: 'Informace',
  reference: (number: string) => `Číslo chyby: ${number}`,
  undo: 'Vrátit zpět',
  undone: 'Vráceno zpět.',
  offline: 'Nejste připojeni k síti. Zkontrolujte připojení.',
  backOnline: 'Připojení je zpět.',
  unreachable: 'Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.',
  timedOut: 'Odpověď trvá příliš dlouho. Zkuste to znovu.',
  unexpected: 'Server odpověděl nečekaně. Zkuste to znovu a při opakování sdělte podpoře číslo chyby.',
  refreshFailed: 'Data se nepodařilo obnovit. Vidíte ta, která se načetla naposledy.',
  copied: 'Zkopírováno do schránky.',
};
export type NotificationWords = typeof notifications;
