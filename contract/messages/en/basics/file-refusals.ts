import type { Details } from '../../../basics/errors.ts';
import type { FilePurpose } from '../../../rules/files/file-purposes.ts';
import { textOf } from '../../basics/details.ts';

const taken: Readonly<Record<FilePurpose, string>> = {
  terms: 'a PDF document',
  logo: 'a PNG or JPG image',
  group_picture: 'a PNG, JPG or WebP image',
};

/** What the purpose takes. */
function takenFile(details: Details): string {
  const purpose = textOf(details, 'purpose');
  return purpose === 'terms' || purpose === 'logo' ? taken[purpose] : taken.group_picture;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) => `The selected file is too big. It may have at most ${textOf(details, 'megabytes') ?? '?'} MB.`,
  file_type: (details: Details) => `The selected file has another content than what fits here. Choose ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `The image is ${textOf(details, 'height') ?? '?'} px high and may have at most ${textOf(details, 'most') ?? '?'} px. Make it smaller and upload it again.`,
  file_missing: () => 'This file is not here. Upload it again.',
};
