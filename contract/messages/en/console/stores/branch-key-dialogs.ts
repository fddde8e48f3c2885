import type { branchKeyDialogs as czech } from '../../../cs/console/stores/branch-key-dialogs.ts';

export const branchKeyDialogs: typeof czech = {
  madeAt: 'Key made',
  none: 'none yet',
  howTo: 'Make a new key in the menu More at the top of the page.',
  askTitle: (store) => `Key of the branch: ${store}`,
  askFirst: 'A key is made that the branch server signs in to the central application with. You will see it only once, right now.',
  askAgain:
    'The present key will end. A branch that is connected stays so, but connects again with the new key alone. You will see it only once, right now.',
  back: 'Back',
  working: 'Making it…',
  failed: 'The key could not be made.',
  shownTitle: 'New key of the branch',
  shownText:
    'Put it with the address and the code of the branch into the settings of the branch server. Once you close this, nobody can show the key again.',
  address: 'Address that the branch connects to',
  addressHere: 'It holds on this computer alone. For branches set PUBLIC_URL on the server.',
  copyAddress: 'Copy the address',
  addressCopied: 'The address is in the clipboard.',
  code: 'Code of the branch',
  key: 'Pre-shared key',
  copy: 'Copy the key',
  copied: 'The key is in the clipboard.',
  notCopied: 'The browser did not allow copying. Select the text and copy it by keyboard.',
  done: 'I have saved the key',
};
