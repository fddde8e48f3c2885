import { isAbove } from '../../../contract/rules/accounts/granting.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { UnsentNotice } from '../../crud/core/unsent/unsent-notice.tsx';
import { readRights } from '../../crud/core/use-actor.ts';
import { AccessTab } from './user/access-tab.tsx';
import { AreasInput } from './user/areas-input.tsx';
import { userFields } from './user/cells.tsx';
import { CopyRights, UserTools } from './user/copy-rights.tsx';
import { DevicesTab } from './user/devices-tab.tsx';
import { LevelInput, RoleInput } from './user/role-input.tsx';
import { StoresInput } from './user/stores-input.tsx';
import { unsentInvitation } from './user/unsent-invitation.ts';

export const additions: Additions = {
  icon: 'users',
  fields: {
    ...userFields,
    role: { input: RoleInput },
    level: { input: LevelInput },
    resources: {
      ...userFields.resources,
      // The role needs no areas.
      absent: ({ words, row }) => (row['role'] === 'superAdministrator' ? words.users.allAreas : undefined),
      input: AreasInput,
    },
    limitations: {
      ...userFields.limitations,
      absent: ({ words }) => words.users.stores.every,
      input: StoresInput,
      shape: { wide: true, group: true },
    },
  },
  // The server refuses it in any case; no one shall type first and learn it then.
  access: ({ record, actor, words }) => ({ readOnly: actor && isAbove(actor, readRights(record)) ? words.users.above : undefined }),
  recordSlots: {
    Tools: UserTools,
    tabs: [
      { key: 'access', label: (words) => words.users.accessTab, Tab: AccessTab },
      { key: 'devices', label: (words) => words.users.devicesTab, Tab: DevicesTab },
    ],
  },
  formSlots: { aboveNew: { person: UnsentNotice, rights: CopyRights }, afterSave: unsentInvitation },
};
