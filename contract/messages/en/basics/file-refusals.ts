import type { Details } from '../../../basics/errors.ts';
import { groupOfTypes, listOfTypes } from '../../../rules/files/file-types.ts';
import { readDetailText } from '../../basics/details.ts';

/** Which files a field takes, for a sentence. */
function takenFile(details: Details): string {
  const types = (readDetailText(details, 'types') ?? '?').split(' ');
  return `a ${listOfTypes(types, 'or')} ${groupOfTypes(types)}`;
}

/** Why a file is not taken. */
export const fileRefusals = {
  file_too_big: (details: Details) =>
    `The selected file is too big. It may have at most ${readDetailText(details, 'megabytes') ?? '?'} MB.`,
  file_empty: () => 'The selected file is empty. Choose another one, or save it again and upload it.',
  file_type: (details: Details) => `The selected file has another content than what fits here. Choose ${takenFile(details)}.`,
  image_too_high: (details: Details) =>
    `The image is ${readDetailText(details, 'height') ?? '?'} px high and may have at most ${readDetailText(details, 'most') ?? '?'} px. Make it smaller and upload it again.`,
  image_too_large: (details: Details) =>
    `The image is ${readDetailText(details, 'width') ?? '?'} × ${readDetailText(details, 'height') ?? '?'} px and may have at most ${readDetailText(details, 'most') ?? '?'} px. Make it smaller and upload it again.`,
  image_damaged: () => 'The image is damaged. Choose another one.',
  image_too_many_pixels: (details: Details) =>
    `The image is ${readDetailText(details, 'width') ?? '?'} × ${readDetailText(details, 'height') ?? '?'} px and may have at most ${readDetailText(details, 'most') ?? '?'} million px. Make it smaller and upload it again.`,
  sound_empty: () => 'The sound has no length. Choose another one.',
  sound_damaged: () => 'The sound is damaged, or devices cannot play its encoding. Save it as WAV (PCM) and upload it again.',
  file_missing: () => 'This file is not here. Upload it again.',
  file_used: (details: Details) => `The file is in use (places: ${readDetailText(details, 'uses') ?? '?'}). Remove it there first.`,
  file_store_unreachable: () => 'The file storage does not answer now. What is uploaded stays. Try again in a while.',
  upload_not_whole: () => 'The file is not uploaded whole yet. Let the upload finish.',
  upload_moved_on: () => 'The upload goes on elsewhere in the file. Ask how much is uploaded and go on from there.',
  upload_gone: () => 'The upload is not here any longer: it ended, or it was interrupted for more than a day. Upload the file again.',
  too_many_uploads: (details: Details) =>
    `At most ${readDetailText(details, 'most') ?? '?'} files may be uploaded in part. Finish them, or wait a day until they are removed.`,
};
