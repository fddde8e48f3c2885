import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table outbox drop constraint outbox_withheld_check;

alter table outbox add constraint outbox_withheld_check check (withheld in ('unconfirmed', 'many_phones', 'many_letters', 'many_sms'));
`;

/** One more reason why a message is withheld: many SMS went to the phone in a day. */
export const smsOfDay = migrationOf(() => splitStatements(statements));
