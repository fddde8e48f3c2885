import type { FilePurpose } from '../../../../rules/files/file-purposes.ts';
import { fileRefusals } from '../../basics/file-refusals.ts';

/** Uploading the files of the booking page. Fetched with the forms that have one. */
export const fileWords = {
  drop: 'Přetáhněte soubor sem',
  choose: { terms: 'Vybrat podmínky', logo: 'Vybrat logo', group_picture: 'Vybrat obrázek' } satisfies Record<FilePurpose, string>,
  uploading: 'Soubor se nahrává…',
  uploaded: 'Soubor je nahraný. Použije se, až formulář uložíte.',
  remove: { terms: 'Odebrat podmínky', logo: 'Odebrat logo', group_picture: 'Odebrat obrázek' } satisfies Record<FilePurpose, string>,
  pictured: { terms: 'Podmínky objednání', logo: 'Logo úřadu', group_picture: 'Obrázek skupiny' } satisfies Record<FilePurpose, string>,
  download: 'Stáhnout dokument (PDF)',
  limits: {
    terms: 'PDF, nejvýš 10 MB',
    logo: 'PNG nebo JPG, nejvýš 35 px vysoké a 1 MB',
    group_picture: 'PNG, JPG nebo WebP, nejvýš 1 MB',
  } satisfies Record<FilePurpose, string>,
  tooBig: fileRefusals.file_too_big,
};
