import type { Details } from '../../../basics/errors.ts';
import { groupOfTypes, listOfTypes } from '../../../rules/files/file-types.ts';
import { readDetailText } from '../../basics/details.ts';

const kinds = { image: 'obrázek', sound: 'zvuk', video: 'video', document: 'dokument', file: 'soubor' } as const;

/** Which files a field takes, for a sentence. */
function takenFile(details: Details): string {
  const types = (readDetailText(details, 'types') ?? '?').split(' ');
  return `${kinds[groupOfTypes(types)]} ${listOfTypes(types, 'nebo')}`;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) => `Vybraný soubor je příliš velký. Může mít nejvýš ${readDetailText(details, 'megabytes') ?? '?'} MB.`,
  file_empty: () => 'Vybraný soubor je prázdný. Vyberte jiný, nebo ho uložte znovu a nahrajte.',
  file_type: (details: Details) => `Vybraný soubor má jiný obsah, než se sem hodí. Vyberte ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `Obrázek je vysoký ${readDetailText(details, 'height') ?? '?'} px, může mít nejvýš ${readDetailText(details, 'most') ?? '?'} px. Zmenšete ho a nahrajte znovu.`,
  image_too_large: (details: Details) =>
    `Obrázek má ${readDetailText(details, 'width') ?? '?'} × ${readDetailText(details, 'height') ?? '?'} px, může mít nejvýš ${readDetailText(details, 'most') ?? '?'} px. Zmenšete ho a nahrajte znovu.`,
  image_damaged: () => 'Obrázek je poškozený. Vyberte jiný.',
  image_too_many_pixels: (details: Details) =>
    `Obrázek má ${readDetailText(details, 'width') ?? '?'} × ${readDetailText(details, 'height') ?? '?'} px, dohromady může mít nejvýš ${readDetailText(details, 'most') ?? '?'} milionů px. Zmenšete ho a nahrajte znovu.`,
  sound_empty: () => 'Zvuk má nulovou délku. Vyberte jiný.',
  sound_damaged: () => 'Zvuk je poškozený, nebo má kódování, které zařízení nepřehrají. Uložte ho jako WAV (PCM) a nahrajte znovu.',
  file_missing: () => 'Tento soubor tu není. Nahrajte ho znovu.',
  file_used: (details: Details) => `Soubor se používá (počet míst: ${readDetailText(details, 'uses') ?? '?'}). Odeberte ho nejdřív tam.`,
  file_store_unreachable: () => 'Úložiště souborů teď neodpovídá. Co je nahrané, zůstává. Zkuste to za chvíli.',
  upload_not_whole: () => 'Soubor ještě není nahraný celý. Nechte nahrávání doběhnout.',
  upload_moved_on: () => 'Nahrávání pokračuje jinde v souboru. Zeptejte se, kolik je nahráno, a pokračujte odtud.',
  upload_gone: () => 'Nahrávání už tu není, skončilo, nebo bylo déle než den přerušené. Nahrajte soubor znovu.',
  too_many_uploads: (details: Details) =>
    `Nejvýš ${readDetailText(details, 'most') ?? '?'} souborů může být nahráno zčásti. Dokončete je, nebo počkejte den, než se smažou.`,
};
