/** How much cannot be read without the secret key that it was made with. */
export type LostWithKey = {
  readonly branch_keys: number;
  readonly authenticators: number;
  readonly begun_authenticators: number;
  readonly licence_keys: number;
  readonly recovery_codes: number;
};

/** A line for each kind of what is lost with the key. */
export function linesOfLost(lost: LostWithKey): string {
  const counted: readonly (readonly [number, string])[] = [
    [lost.branch_keys, 'klíče poboček (pobočka se nepřipojí, dokud na její stránce nevytvoříte nový)'],
    [lost.authenticators, 'ověřovací aplikace uživatelů (správce jim zruší druhý faktor a nastaví si ho znovu)'],
    [lost.begun_authenticators, 'rozdělaná nastavení ověřovacích aplikací (uživatel začne znovu)'],
    [lost.recovery_codes, 'nepoužité záchranné kódy (uživatel si nechá vytvořit nové)'],
    [lost.licence_keys, 'uložená znění licenčních klíčů (licence platí dál)'],
  ];
  const lines = counted.filter(([count]) => count > 0).map(([count, what]) => `  - ${count}× ${what}`);
  return lines.length === 0 ? '  - nic, v databázi zatím nic zašifrovaného není' : lines.join('\n');
}
