import type { Additions } from '../../crud/core/additions/additions.ts';
import { UnsentNotice } from '../../crud/core/unsent/unsent-notice.tsx';
import { DefaultThreshold } from './default-threshold.tsx';

export const additions: Additions = {
  listSlots: { Above: ({ isTrash }) => (isTrash === true ? null : <UnsentNotice />) },
  formSlots: { aboveNew: { main: DefaultThreshold }, Below: UnsentNotice },
};
