import { listOfTypes } from '../../../../rules/files/file-types.ts';
import type { fileWords as czech } from '../../../cs/console/forms/files.ts';
import { fileRefusals } from '../../basics/file-refusals.ts';

export const fileWords: typeof czech = {
  drop: 'Drag a file here',
  choose: { file: 'Choose a file', image: 'Choose an image' },
  uploading: 'The file is being uploaded…',
  uploaded: 'The file is uploaded. It is used once you save the form.',
  phases: {
    going: 'The file is being uploaded.',
    paused: 'The upload is paused.',
    broken: 'The connection broke. The upload goes on as soon as it is back.',
    checked: 'The whole file is uploaded and being checked.',
  },
  sent: (sent, total, percent) => `${sent} of ${total} MB (${percent} %)`,
  play: 'Play',
  pause: 'Pause',
  resume: 'Resume',
  giveUp: 'Cancel the upload',
  again: 'Try again',
  stopped: 'The server has not answered for several minutes. What is uploaded stays.',
  /** How a downloaded file is called. */
  fileName: (type) => (type === 'application/pdf' ? 'document.pdf' : `file.${type.split('/')[1] ?? 'bin'}`),
  remove: { file: 'Remove the file', image: 'Remove the image' },
  download: 'Download the file',
  downloadOf: (label) => `Download the file: ${label}`,
  unseen: 'An uploaded file',
  loading: 'The image is loading…',
  failed: 'The file could not be loaded. Reload the page.',
  limit: ({ types, megabytes, maximalHeight }) =>
    `${listOfTypes(types, 'or')}, at most ${maximalHeight === undefined ? '' : `${maximalHeight} px high and `}${megabytes} MB`,
  uses: {
    open: 'Where it is used',
    hidden: (count) =>
      count === 1 ? 'It is also used in one place that you cannot see.' : `It is also used in ${count} places that you cannot see.`,
    kept: 'Nowhere now. It belongs to an earlier version, unfinished work, an import or a backup of a branch, so it stays.',
    none: 'Nowhere yet. A file that is not used is removed after a day.',
    failed: 'Where the file is used could not be found. Close this panel and open it again.',
  },
  tooBig: fileRefusals.file_too_big,
};
