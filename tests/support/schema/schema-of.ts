import type { OpenDatabase } from '../../../server/db/connect/open.ts';

/** Made by us: neither by an extension nor by the database itself. */
const ours = (catalogue: string, oid: string): string =>
  `${oid} >= 16384 and not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

/**
 * One line of text for each thing of a kind. Names of checks for null are left out: PostgreSQL 15 has none, and no statement of ours says
 * them. Conditions of triggers are compared as people read them: `a or b or c` is a tree of another form where it was a comparison of rows.
 * Columns of indexes have no names here: one keeps that which its column had before a renaming.
 */
const questions = {
  objects: `
    select concat_ws(' ', i.type, i.identity) from pg_depend d, pg_identify_object(d.classid, d.objid, d.objsubid) i
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace
      and not exists (select from pg_constraint o where d.classid = 'pg_constraint'::regclass and o.oid = d.objid and o.contype = 'n')`,
  schemas: `select nspname || nspacl::text from pg_namespace where nspname !~ '^pg_'`,
  extensions: `select concat_ws(' ', extname, extversion, extnamespace::regnamespace) from pg_extension`,
  collations: `
    select (to_jsonb(c) - array['oid', 'collnamespace', 'collowner'])::text from pg_collation c where collnamespace = 'public'::regnamespace`,
  tables: `
    select concat_ws(' ', c.oid::regclass, c.relkind, c.relpersistence, c.reloptions, c.relreplident, c.relowner::regrole, c.relacl, c.relispartition,
      c.relrowsecurity, c.relforcerowsecurity, c.reltablespace, (select t.reloptions from pg_class t where t.oid = c.reltoastrelid))
    from pg_class c where c.relnamespace = 'public'::regnamespace`,
  columns: `
    select concat_ws(' ', a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), case when c.relkind <> 'i' then a.attname end,
      format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation, a.attnotnull, 'identity', a.attidentity, 'generated', a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid), 'stored', a.attstorage, a.attcompression, coalesce(a.attstattarget::integer, -1), a.attoptions, a.attacl)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  constraints: `
    select concat_ws(' ', o.conrelid::regclass, o.conname, pg_get_constraintdef(o.oid), o.convalidated, o.connoinherit, o.conindid::regclass)
    from pg_constraint o where o.connamespace = 'public'::regnamespace and o.contype <> 'n'`,
  indexes: `
    select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisready, i.indisclustered, i.indisreplident, i.indisprimary)
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  routines: `
    select concat_ws(' ', pg_get_functiondef(p.oid), p.procost, p.prorows, p.proowner::regrole, p.proacl) from pg_proc p
    where p.prokind <> 'a' and ${ours('pg_proc', 'p.oid')}`,
  triggers: `
    select concat_ws(' ', pg_get_triggerdef(g.oid, true), g.tgenabled) from pg_trigger g where not g.tgisinternal
    union all select concat_ws(' ', evtname, evtevent, evtfoid::regproc) from pg_event_trigger`,
  rules: `
    select concat_ws(' ', tablename, rulename, definition) from pg_rules where schemaname = 'public'
    union all select concat_ws(' ', tablename, policyname, cmd, qual, with_check) from pg_policies`,
  statistics: `select concat_ws(' ', pg_get_statisticsobjdef(oid), coalesce(stxstattarget::integer, -1)) from pg_statistic_ext`,
  comments: `
    select concat_ws(' ', i.type, i.identity, d.description) from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid) i
    where d.objoid >= 16384`,
  sequences: `
    select concat_ws(' ', s.sequencename, s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by, s.cycle, s.cache_size,
      coalesce(s.last_value, 0), d.refobjid::regclass, d.refobjsubid > 0, d.deptype)
    from pg_sequences s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.sequencename::regclass and d.deptype in ('a', 'i')
    where s.schemaname = 'public'`,
  rights: `select concat_ws(' ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl`,
} as const;

type Kind = keyof typeof questions | 'rows';

export type Schema = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** Everything that a schema is made of and every row, as sorted texts by kind. */
export async function schemaOf({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Schema> {
  const kinds: Partial<Record<Kind, readonly string[]>> = {};
  const ask = async (question: string) =>
    (await pool.query<{ thing: string }>(`select thing from (${question}) as t (thing) order by thing collate "C"`)).rows.map(
      ({ thing }) => thing,
    );
  for (const [kind, question] of Object.entries(questions)) Object.assign(kinds, { [kind]: await ask(question) });
  const tables = await ask(`select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const rows: string[] = [];
  for (const table of tables) {
    const moving = await ask(movingColumns(table));
    const list = moving.map((column) => `'${column}', r.${column} is not null`).join(', ');
    rows.push(...(await ask(`select concat_ws(' ', '${table}', to_jsonb(r) || jsonb_build_object(${list})) from ${table} r`)));
  }
  return { ...kinds, rows };
}

/** Columns with values of the moment or by chance: those that a function fills, and the moments of the steps. */
function movingColumns(table: string): string {
  return `
    select attname from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = '${table}'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (pg_get_expr(d.adbin, d.adrelid) in ('now()', 'gen_random_uuid()') or a.attname = 'timestamp')`;
}
