/** The pre-shared key that a branch signs in with. */
export const branchKey = {
  tab: 'Klíč a spojení',
  madeAt: 'Klíč vytvořen',
  none: 'zatím žádný',
  howTo: 'Nový klíč vytvoříte v nabídce Další nahoře na stránce.',
  make: 'Vytvořit klíč',
  renew: 'Vytvořit nový klíč',
  askTitle: (store: string) => `Klíč pobočky: ${store}`,
  askFirst: 'Vytvoří se klíč, kterým se server pobočky přihlašuje k centrální aplikaci. Uvidíte ho jen jednou, hned teď.',
  askAgain:
    'Dosavadní klíč přestane platit. Pobočka, která je právě připojená, zůstane ve spojení, ale znovu se připojí jen s novým klíčem. Uvidíte ho jen jednou, hned teď.',
  back: 'Zpět',
  working: 'Vytváří se…',
  failed: 'Klíč se nepodařilo vytvořit.',
  shownTitle: 'Nový klíč pobočky',
  shownText: 'Vložte ho s adresou a kódem pobočky do nastavení jejího serveru. Až okno zavřete, klíč už nikdo nezobrazí.',
  address: 'Adresa, na kterou se pobočka připojuje',
  addressHere: 'Platí jen na tomto počítači. Pro pobočky nastavte na serveru PUBLIC_URL.',
  copyAddress: 'Kopírovat adresu',
  addressCopied: 'Adresa je ve schránce.',
  code: 'Kód pobočky',
  key: 'Předsdílený klíč',
  copy: 'Kopírovat klíč',
  copied: 'Klíč je ve schránce.',
  notCopied: 'Prohlížeč kopírování nedovolil. Označte text a zkopírujte ho klávesami.',
  done: 'Klíč mám uložený',
};
export type BranchKeyWords = typeof branchKey;
