import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table outbox add column language text check (language in ('cs', 'en'));

alter table outbox drop constraint outbox_state_check;

alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'kept', 'over', 'withheld', 'bounced'));

alter table orders add column email_problem text check (email_problem in ('bounced', 'refused'));

create index orders_email_problem_filter on orders (email_problem, starts_at, id) where deleted_at is null;

create table bounce_mailbox (
  single boolean primary key default true check (single),
  mailbox text not null,
  validity text,
  last_uid bigint,
  next_at timestamptz(3) not null,
  failed_since timestamptz(3)
);
`;

/** Anyone who changes the e-mail, in whatever way: another one has no problem yet. */
const forgetProblem = `
create function app_forget_email_problem() returns trigger language plpgsql as $$
begin
  new.email_problem := null;
  return new;
end $$`;

const trigger = `
create trigger orders_email_problem before update of email on orders for each row
when (old.email_problem is not null and new.email is distinct from old.email) execute function app_forget_email_problem()`;

/** Mail that comes back: the state of its message, the mark of its order, and up to where the mailbox was read. */
export const undeliveredMail = migrationOf(() => [...splitStatements(statements), forgetProblem, trigger]);
