import type { fileWords as czech } from '../../../cs/console/web-orders/files.ts';
import { fileRefusals } from '../../basics/file-refusals.ts';

export const fileWords: typeof czech = {
  drop: 'Drag a file here',
  choose: { terms: 'Choose the terms', logo: 'Choose the logo', group_picture: 'Choose a picture' },
  uploading: 'The file is being uploaded…',
  uploaded: 'The file is uploaded. It is used once you save the form.',
  remove: { terms: 'Remove the terms', logo: 'Remove the logo', group_picture: 'Remove the picture' },
  pictured: { terms: 'Terms of ordering', logo: 'Logo', group_picture: 'Picture of the group' },
  download: 'Download the document (PDF)',
  limits: {
    terms: 'PDF, at most 10 MB',
    logo: 'PNG or JPG, at most 35 px high and 1 MB',
    group_picture: 'PNG, JPG or WebP, at most 1 MB',
  },
  tooBig: fileRefusals.file_too_big,
};
