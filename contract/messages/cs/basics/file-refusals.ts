import type { Details } from '../../../basics/errors.ts';
import { listOfTypes } from '../../../rules/files/file-types.ts';
import { textOf } from '../../basics/details.ts';

/** Which files a field takes, for a sentence. */
function takenFile(details: Details): string {
  const types = (textOf(details, 'types') ?? '?').split(' ');
  const isImage = types.every((type) => type.startsWith('image/'));
  return `${isImage ? 'obrázek' : 'dokument'} ${listOfTypes(types, 'nebo')}`;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) => `Vybraný soubor je příliš velký. Může mít nejvýš ${textOf(details, 'megabytes') ?? '?'} MB.`,
  file_type: (details: Details) => `Vybraný soubor má jiný obsah, než se sem hodí. Vyberte ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `Obrázek je vysoký ${textOf(details, 'height') ?? '?'} px, může mít nejvýš ${textOf(details, 'most') ?? '?'} px. Zmenšete ho a nahrajte znovu.`,
  image_too_large: (details: Details) =>
    `Obrázek má ${textOf(details, 'width') ?? '?'} × ${textOf(details, 'height') ?? '?'} px, může mít nejvýš ${textOf(details, 'most') ?? '?'} px. Zmenšete ho a nahrajte znovu.`,
  image_damaged: () => 'Obrázek je poškozený. Vyberte jiný.',
  file_missing: () => 'Tento soubor tu není. Nahrajte ho znovu.',
};
