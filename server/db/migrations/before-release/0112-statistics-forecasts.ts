import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table statistics_forecasts (
  store_id integer not null,
  made_on date not null,
  day date not null,
  replayed boolean not null,
  reason text check (reason in ('closed', 'no_tickets', 'few_days')),
  similar_days integer not null,
  naive_day date,
  dispersion double precision not null,
  day_dispersion double precision not null,
  hours jsonb not null,
  primary key (store_id, made_on, day)
);
create index statistics_forecasts_day on statistics_forecasts (store_id, day);
`;

/** What was forecast on each evening of the days after it: kept as it was said, so that its error can be measured. */
export const statisticsForecasts = migrationOf(() => splitStatements(statements));
