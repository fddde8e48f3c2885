import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table password_policy add column session_absolute_hours integer not null default 12;

alter table password_policy alter column session_absolute_hours drop default;

alter table password_policy add column session_idle_minutes integer not null default 30;

alter table password_policy alter column session_idle_minutes drop default;

alter table password_policy add constraint password_policy_session_idle_minutes_check CHECK (((session_idle_minutes >= 5) AND (session_idle_minutes <= 60)));

alter table password_policy add constraint password_policy_session_absolute_hours_check CHECK (((session_absolute_hours >= 1) AND (session_absolute_hours <= 24)));
`;

export const sessionLimits = migrationOf(() => splitStatements(statements));
