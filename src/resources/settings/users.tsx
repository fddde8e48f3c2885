import { isAbove } from '../../../contract/rules/accounts/granting.ts';
import type { Additions } from '../../crud/vocabulary/additions.ts';
import { UnsentNotice } from '../../crud/vocabulary/unsent/unsent-notice.tsx';
import { rightsIn } from '../../crud/vocabulary/use-actor.ts';
import { AccessTab } from './user/access-tab.tsx';
import { AreasInput } from './user/areas-input.tsx';
import { userCells, userShows } from './user/cells.tsx';
import { CopyRights } from './user/copy-rights.tsx';
import { DevicesTab } from './user/devices-tab.tsx';
import { UserTools } from './user/record-tools.tsx';
import { LevelInput, RoleInput } from './user/role-input.tsx';
import { StoresInput } from './user/stores-input.tsx';
import { unsentInvitation } from './user/unsent-invitation.ts';

export const additions: Additions = {
  icon: 'users',
  cells: userCells,
  shows: userShows,
  absent: {
    limitations: ({ words }) => words.users.stores.every,
    // Whoever has the role needs no areas beside it.
    resources: ({ words, row }) => (row['role'] === 'superAdministrator' ? words.users.allAreas : undefined),
  },
  inputs: { role: RoleInput, level: LevelInput, resources: AreasInput, limitations: StoresInput },
  shapes: { limitations: { wide: true, group: true } },
  beginnings: { person: UnsentNotice, rights: CopyRights },
  unsent: unsentInvitation,
  RecordTools: UserTools,
  // The server refuses it in any case; nobody shall type first and learn it then.
  readOnly: ({ record, actor, words }) => (isAbove(actor, rightsIn(record)) ? words.users.above : undefined),
  tabs: [
    { key: 'access', label: (words) => words.users.accessTab, Tab: AccessTab },
    { key: 'devices', label: (words) => words.users.devicesTab, Tab: DevicesTab },
  ],
};
