import type { FileLimit } from '../../../../rules/files/file-limits.ts';
import { listOfTypes } from '../../../../rules/files/file-types.ts';
import { plural } from '../../../basics/plural.ts';
import { fileRefusals } from '../../basics/file-refusals.ts';

/** Words of fields that name a file. Fetched with the first of them. */
export const fileWords = {
  drop: 'Přetáhněte soubor sem',
  choose: { file: 'Vybrat soubor', image: 'Vybrat obrázek' },
  uploading: 'Soubor se nahrává…',
  uploaded: 'Soubor je nahraný. Použije se, až formulář uložíte.',
  /** A large file, piece by piece. */
  phases: {
    going: 'Soubor se nahrává.',
    paused: 'Nahrávání je pozastavené.',
    broken: 'Spojení se přerušilo. Jakmile se obnoví, nahrávání bude pokračovat.',
    checked: 'Soubor je nahraný celý a kontroluje se.',
  },
  sent: (sent: string, total: string, percent: string) => `${sent} z ${total} MB (${percent} %)`,
  play: 'Přehrát',
  pause: 'Pozastavit',
  resume: 'Pokračovat',
  giveUp: 'Zrušit nahrávání',
  again: 'Zkusit znovu',
  stopped: 'Server několik minut neodpovídá. Co je nahrané, zůstává.',
  /** How a downloaded file is called. */
  fileName: (type: string) => (type === 'application/pdf' ? 'dokument.pdf' : `soubor.${type.split('/')[1] ?? 'bin'}`),
  remove: { file: 'Odebrat soubor', image: 'Odebrat obrázek' },
  download: 'Stáhnout soubor',
  downloadOf: (label: string) => `Stáhnout soubor: ${label}`,
  /** One that cannot be shown here: a private file that no saved record names. */
  unseen: 'Nahraný soubor',
  loading: 'Obrázek se načítá…',
  failed: 'Soubor se nepodařilo načíst. Obnovte stránku.',
  limit: ({ types, megabytes, maximalHeight }: FileLimit) =>
    `${listOfTypes(types, 'nebo')}, nejvýš ${maximalHeight === undefined ? '' : `${maximalHeight} px vysoké a `}${megabytes} MB`,
  uses: {
    open: 'Kde se používá',
    hidden: (count: number) =>
      `${plural(count, 'Používá se i na jednom místě, které', `Používá se i na ${count} místech, která`, `Používá se i na ${count} místech, která`)} nevidíte.`,
    kept: 'Teď nikde. Patří k dřívější verzi, rozepsané práci, importu nebo záloze pobočky, proto zůstává.',
    none: 'Zatím nikde. Soubor, který se nepoužije, se po dni odstraní.',
    failed: 'Nepodařilo se zjistit, kde se soubor používá. Zavřete nabídku a otevřete ji znovu.',
  },
  tooBig: fileRefusals.file_too_big,
};
