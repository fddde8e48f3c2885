import { migrationOf, splitStatements } from '../step/migration.ts';

/** Templates of cancelling need the tag of the message now: in those of towns that have none it is where it would be added. */
const statements = `
alter table orders add column move_reason text check (char_length(move_reason) <= 500);

alter table order_messages add column client_message text check (char_length(client_message) <= 1000);

update templates set content = content || E'\\n\\n{message}'
  where purpose = 'cancelled' and position('{message}' in content) = 0 and char_length(content) <= 19980;
`;

export const messagesOfChanges = migrationOf(() => splitStatements(statements));
