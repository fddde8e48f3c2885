import type { Details } from '../../../basics/errors.ts';
import type { FilePurpose } from '../../../rules/files/file-purposes.ts';
import { textOf } from '../../basics/details.ts';

const taken: Readonly<Record<FilePurpose, string>> = {
  terms: 'dokument PDF',
  logo: 'obrázek PNG nebo JPG',
  group_picture: 'obrázek PNG, JPG nebo WebP',
};

/** What the purpose takes. */
function takenFile(details: Details): string {
  const purpose = textOf(details, 'purpose');
  return purpose === 'terms' || purpose === 'logo' ? taken[purpose] : taken.group_picture;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) => `Vybraný soubor je příliš velký. Může mít nejvýš ${textOf(details, 'megabytes') ?? '?'} MB.`,
  file_type: (details: Details) => `Vybraný soubor má jiný obsah, než se sem hodí. Vyberte ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `Obrázek je vysoký ${textOf(details, 'height') ?? '?'} px, může mít nejvýš ${textOf(details, 'most') ?? '?'} px. Zmenšete ho a nahrajte znovu.`,
  file_missing: () => 'Tento soubor tu není. Nahrajte ho znovu.',
};
