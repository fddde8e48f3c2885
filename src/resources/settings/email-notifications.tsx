import type { Additions } from '../../crud/vocabulary/additions.ts';
import { UnsentNotice } from '../../crud/vocabulary/unsent/unsent-notice.tsx';
import { DefaultThreshold } from './default-threshold.tsx';

export const additions: Additions = { beginnings: { main: DefaultThreshold }, Beside: UnsentNotice, OverList: UnsentNotice };
