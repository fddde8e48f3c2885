import type { Additions } from '../additions.ts';
import { DefaultThreshold } from './default-threshold.tsx';

export const additions: Additions = { beginnings: { main: DefaultThreshold } };
