import type { Additions } from '../additions.ts';
import { UnsentNotice } from '../unsent-notice.tsx';
import { DefaultThreshold } from './default-threshold.tsx';

export const additions: Additions = { beginnings: { main: DefaultThreshold }, Beside: UnsentNotice, OverList: UnsentNotice };
