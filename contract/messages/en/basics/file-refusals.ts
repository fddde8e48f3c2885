import type { Details } from '../../../basics/errors.ts';
import { listOfTypes } from '../../../rules/files/file-types.ts';
import { textOf } from '../../basics/details.ts';

/** Which files a field takes, for a sentence. */
function takenFile(details: Details): string {
  const types = (textOf(details, 'types') ?? '?').split(' ');
  const isImage = types.every((type) => type.startsWith('image/'));
  return `a ${listOfTypes(types, 'or')} ${isImage ? 'image' : 'document'}`;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) => `The selected file is too big. It may have at most ${textOf(details, 'megabytes') ?? '?'} MB.`,
  file_type: (details: Details) => `The selected file has another content than what fits here. Choose ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `The image is ${textOf(details, 'height') ?? '?'} px high and may have at most ${textOf(details, 'most') ?? '?'} px. Make it smaller and upload it again.`,
  image_too_large: (details: Details) =>
    `The image is ${textOf(details, 'width') ?? '?'} × ${textOf(details, 'height') ?? '?'} px and may have at most ${textOf(details, 'most') ?? '?'} px. Make it smaller and upload it again.`,
  image_damaged: () => 'The image is damaged. Choose another one.',
  file_missing: () => 'This file is not here. Upload it again.',
};
