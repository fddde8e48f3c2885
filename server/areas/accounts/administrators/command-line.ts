import { randomUUID } from 'node:crypto';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext, WriteContext } from '../../../db/rows/write/write-context.ts';

type CommandLineInput = {
  /** The transaction. */
  readonly db: Database;
  readonly now: Date;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
};

/** A change of an account by a command on the server: history and audit name the command line, whatever account it concerns. */
export function commandLineWriting(input: CommandLineInput, accountId: number): WriteContext {
  const actor = {
    id: accountId,
    name: serverWords.commandLine,
    role: 'superAdministrator',
    level: 0,
    resources: [],
    limitations: [],
    maxLevelForSharingPrivileges: 0,
  } as const;
  return { ...input, resource: registry.users, actor, requestId: randomUUID(), address: '', language: 'cs' };
}
