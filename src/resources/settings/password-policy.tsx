import type { Additions } from '../../crud/core/additions/additions.ts';
import { PolicySections } from './policy/policy-sections.tsx';

export const additions: Additions = { formSlots: { Below: PolicySections } };
