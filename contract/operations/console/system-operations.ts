import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { systemBackup, systemStatus } from '../system.ts';

/** How the installation is, and a backup of everything at once (page 09). */
export const systemOperations = [
  defineOperation({
    id: 'system.show',
    method: 'get',
    path: '/system',
    stage: 'passed',
    tag: 'system',
    summary:
      'How the installation is: version, database, disk, backups of everything, jobs and messages, and what of it needs somebody. For super administrators.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: systemStatus },
  }),
  defineOperation({
    id: 'system.back-up',
    method: 'post',
    path: '/system/backups',
    stage: 'passed',
    tag: 'system',
    summary:
      'Asks for a backup of everything: it is made into `BACKUP_DIR` and checked, and stays for thirty days. Refused while one waits or is made. For super administrators.',
    storing: 'much',
    headers: [idempotencyHeader],
    refusals: ['forbidden', 'whole_backup_off', 'whole_backup_underway'],
    answer: { status: 201, schema: systemBackup },
  }),
] as const;
