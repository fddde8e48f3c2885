import { listOfTypes } from '../../../../rules/files/file-types.ts';
import type { fileWords as czech } from '../../../cs/console/forms/files.ts';
import { fileRefusals } from '../../basics/file-refusals.ts';

export const fileWords: typeof czech = {
  drop: 'Drag a file here',
  choose: { file: 'Choose a file', image: 'Choose an image' },
  uploading: 'The file is being uploaded…',
  uploaded: 'The file is uploaded. It is used once you save the form.',
  remove: { file: 'Remove the file', image: 'Remove the image' },
  download: 'Download the file',
  downloadOf: (label) => `Download the file: ${label}`,
  unseen: 'An uploaded file',
  loading: 'The image is loading…',
  failed: 'The file could not be loaded. Reload the page.',
  limit: ({ types, megabytes, maximalHeight }) =>
    `${listOfTypes(types, 'or')}, at most ${maximalHeight === undefined ? '' : `${maximalHeight} px high and `}${megabytes} MB`,
  tooBig: fileRefusals.file_too_big,
};
