import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeAsked, makeNightly, type NightlyTools } from '../../../server/areas/backups/full-backup/nightly/make-nightly.ts';
import { runCommand } from '../../../server/areas/backups/full-backup/nightly/run-command.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aFolder } from '../../support/whole-backup/backups.ts';

const night = new Date('2026-11-24T01:30:00Z');
const minutesLater = (minutes: number) => new Date(night.getTime() + minutes * 60_000);
const hoursLater = (hours: number) => minutesLater(hours * 60);

const central = await centralOfFile();
beforeEach(() => sql`delete from whole_backups`.execute(central.db));

/** A night where the commands do what they are asked, or fail with what they say. */
function aNight(failing: Readonly<Record<string, string>> = {}) {
  const [commands, failures, notErased, stopping]: [string[], string[], string[], AbortController] = [[], [], [], new AbortController()];
  const folder = join(aFolder(), 'zalohy');
  const tools: NightlyTools = {
    db: central.db,
    folder,
    stopping: stopping.signal,
    onFailed: async (reason) => void failures.push(reason),
    onNotErased: async (reason) => void notErased.push(reason),
    run: async ([command = '', file = '']) => {
      commands.push(command);
      if (command === '--backup') writeFileSync(file, '');
      const complained = failing[command];
      return complained === undefined ? { code: 0, complained: '' } : { code: 1, complained };
    },
  };
  return { tools, folder, commands, failures, notErased, stopping };
}
const nights = async () => (await sql`select night, finished_at is not null as over, error from whole_backups`.execute(central.db)).rows;

describe('the nightly backup of the whole', () => {
  it('is made and checked once, by one of several servers, and older ones go', async () => {
    const { tools, folder, commands, failures } = aNight();
    await makeNightly(tools, hoursLater(-48));
    for (let day = 10; day < 22; day += 1) writeFileSync(join(folder, `poradnik-2026-11-${day}.backup`), '');
    writeFileSync(join(folder, 'moje.backup'), '');
    await Promise.all([1, 2, 3].map(() => makeNightly(tools, night)));
    await makeNightly(tools, hoursLater(5));
    expect(commands).toEqual(['--backup', '--restore', '--backup', '--restore']);
    expect(failures).toEqual([]);
    const days = ['15', '17', '18', '19', '20', '21', '22', '24'].map((day) => `poradnik-2026-11-${day}.backup`);
    expect(readdirSync(folder).toSorted()).toEqual(['moje.backup', ...days]);
    expect(await nights()).toHaveLength(2);
  });

  it('keeps a file that has its name already under the time of that file: it may be the backup of another town', async () => {
    const { tools, folder } = aNight();
    mkdirSync(folder);
    const taken = join(folder, 'poradnik-2026-11-24.backup');
    writeFileSync(taken, 'another town');
    utimesSync(taken, night, hoursLater(-1));
    await makeNightly(tools, night);
    const [aside = '', made, ...others] = readdirSync(folder).toSorted();
    expect([aside, made, others]).toEqual([
      expect.stringMatching(/^poradnik-2026-11-24-\d{6}\.backup$/u),
      'poradnik-2026-11-24.backup',
      [],
    ]);
    expect(readFileSync(join(folder, aside), 'utf8')).toBe('another town');
  });

  it('takes nothing but plain files for backups: folders and links stay, and keep no older ones from going', async () => {
    const { tools, folder } = aNight();
    mkdirSync(join(folder, 'poradnik-2020-01-01.backup'), { recursive: true });
    mkdirSync(join(folder, 'poradnik-2020-01-01.backup.partial'));
    const elsewhere = join(aFolder(), 'jinde');
    writeFileSync(elsewhere, 'cizí');
    symlinkSync(elsewhere, join(folder, 'poradnik-2020-01-02.backup'));
    for (let day = 10; day < 24; day += 1) writeFileSync(join(folder, `poradnik-2026-11-${day}.backup`), '');
    await makeNightly(tools, night);
    const left = readdirSync(folder).toSorted();
    expect(left.slice(0, 3)).toEqual(['poradnik-2020-01-01.backup', 'poradnik-2020-01-01.backup.partial', 'poradnik-2020-01-02.backup']);
    expect(left).not.toContain('poradnik-2026-11-10.backup');
    expect(readFileSync(elsewhere, 'utf8')).toBe('cizí');
  });

  it('is pushed out by no files of nights that have not been', async () => {
    const { tools, folder } = aNight();
    mkdirSync(folder, { recursive: true });
    for (let month = 1; month <= 12; month += 1)
      writeFileSync(join(folder, `poradnik-2099-${String(month).padStart(2, '0')}-01.backup`), '');
    writeFileSync(join(folder, 'poradnik-2026-11-23.backup'), '');
    await makeNightly(tools, night);
    expect(readdirSync(folder).filter((name) => name.startsWith('poradnik-2026'))).toEqual([
      'poradnik-2026-11-23.backup',
      'poradnik-2026-11-24.backup',
    ]);
    expect(readdirSync(folder)).toHaveLength(14);
  });

  it.each([
    ['--backup', 'Na disku není místo'],
    ['--restore', 'Záloha je poškozená'],
  ])('that fails in %s is told, removes nothing, and is tried again the next night', async (command, said) => {
    const { tools, folder, commands, failures } = aNight({ [command]: said });
    await makeNightly(tools, night);
    await makeNightly(tools, hoursLater(1));
    expect(failures).toEqual([said]);
    expect(await nights()).toEqual([{ night: '2026-11-24', over: true, error: said }]);
    const before = commands.length;
    for (let day = 10; day < 24; day += 1) writeFileSync(join(folder, `poradnik-2026-11-${day}.backup`), '');
    await makeNightly(tools, hoursLater(24));
    expect([failures.length, commands.length]).toEqual([2, 2 * before]);
    expect(existsSync(join(folder, 'poradnik-2026-11-10.backup'))).toBe(true);
  });

  it('is followed by taking personal values out of those that had them for long enough, whose failure is told by itself', async () => {
    const { tools, folder, commands, failures, notErased } = aNight({ '--prune-backup': 'Heslo k záloze nesouhlasí.' });
    await makeNightly(tools, hoursLater(-24));
    writeFileSync(join(folder, 'poradnik-2026-10-25.backup'), '');
    await makeNightly(tools, night);
    expect(commands).toEqual(['--backup', '--restore', '--backup', '--restore']);
    await makeNightly(tools, hoursLater(24));
    expect(commands.slice(4)).toEqual(['--backup', '--restore', '--prune-backup']);
    expect([failures, notErased]).toEqual([[], ['Heslo k záloze nesouhlasí.']]);
    expect((await nights()).at(-1)).toEqual({ night: '2026-11-25', over: true, error: null });
    await makeNightly(tools, hoursLater(48));
    expect(commands.slice(7)).toEqual(['--backup', '--restore', '--prune-backup']);
    expect(notErased).toHaveLength(2);
  });

  it('leaves older ones alone where it failed itself or was told to stop', async () => {
    const failing = aNight({ '--restore': 'Záloha je poškozená' });
    mkdirSync(failing.folder);
    writeFileSync(join(failing.folder, 'poradnik-2026-08-31.backup'), '');
    await makeNightly(failing.tools, night);
    expect(failing.commands).toEqual(['--backup', '--restore']);
    const { tools, folder, notErased, stopping } = aNight();
    mkdirSync(folder);
    writeFileSync(join(folder, 'poradnik-2026-08-31.backup'), '');
    const run: NightlyTools['run'] = async (options, signal) => {
      if (options[0] !== '--prune-backup') return tools.run(options, signal);
      stopping.abort();
      return { code: null, complained: '' };
    };
    await makeNightly({ ...tools, run }, hoursLater(24));
    expect(notErased).toEqual([]);
  });

  it('takes away what was left by halves in nights before, which holds personal values', async () => {
    const { tools, folder } = aNight();
    mkdirSync(folder);
    const halves = ['backup.partial', 'backup.erased', 'backup.erased.partial'];
    for (const half of halves) writeFileSync(join(folder, `poradnik-2026-11-23.${half}`), '');
    for (const other of ['poradnik-2026-11-24.backup.partial', 'moje.backup.partial']) writeFileSync(join(folder, other), '');
    await makeNightly(tools, night);
    expect(readdirSync(folder).toSorted()).toEqual([
      'moje.backup.partial',
      'poradnik-2026-11-24.backup',
      'poradnik-2026-11-24.backup.partial',
    ]);
  });

  it('of a server that was stopped is made by the next one at once, of one that died after minutes', async () => {
    const { tools, commands, stopping } = aNight();
    const stopped: NightlyTools = {
      ...tools,
      run: async () => {
        stopping.abort();
        return { code: null, complained: '' };
      },
    };
    await makeNightly(stopped, night);
    expect(await nights()).toEqual([]);
    await sql`insert into whole_backups (night, started_at, seen_at) values ('2026-11-24', ${night}, ${night})`.execute(central.db);
    const next = { ...tools, stopping: new AbortController().signal };
    await makeNightly(next, minutesLater(4));
    expect(commands).toEqual([]);
    await makeNightly(next, minutesLater(6));
    expect(commands).toEqual(['--backup', '--restore']);
  });
});

describe('a command in a process of its own', () => {
  it('says how it ended, and ends when it is told to', async () => {
    const [, program] = process.argv;
    process.argv[1] = '-e';
    try {
      const never = new AbortController();
      const failed = await runCommand(['console.error("důvod"); process.exit(3)'], never.signal);
      expect(failed).toEqual({ code: 3, complained: 'důvod' });
      const running = runCommand(['setInterval(() => {}, 1000)'], never.signal);
      never.abort();
      expect(await running).toEqual({ code: null, complained: '' });
    } finally {
      process.argv[1] = program ?? '';
    }
  });
});

describe('a backup of the whole that a person asked for', () => {
  const ask = (at: Date) => sql`insert into whole_backups (asked_at) values (${at})`.execute(central.db);

  it('is made and checked at once, beside that of the night, and says how large it is', async () => {
    const { tools, folder, commands } = aNight();
    await makeAsked(tools, night);
    expect(commands).toEqual([]);
    await ask(night);
    await Promise.all([1, 2].map(() => makeAsked(tools, night)));
    expect(commands).toEqual(['--backup', '--restore']);
    expect(readdirSync(folder)).toEqual(['poradnik-2026-11-24-023000.backup']);
    const { rows } = await sql`select file, bytes, made_at <= finished_at as is_checked, error from whole_backups`.execute(central.db);
    expect(rows).toEqual([{ file: 'poradnik-2026-11-24-023000.backup', bytes: 0, is_checked: true, error: null }]);
  });

  it('stays for thirty days, and is then known to be gone', async () => {
    const { tools, folder } = aNight();
    await ask(night);
    await makeAsked(tools, night);
    await makeNightly(tools, hoursLater(30 * 24));
    expect(readdirSync(folder)).toContain('poradnik-2026-11-24-023000.backup');
    await makeNightly(tools, hoursLater(31 * 24));
    expect(readdirSync(folder)).not.toContain('poradnik-2026-11-24-023000.backup');
    expect((await sql`select file from whole_backups where night is null`.execute(central.db)).rows).toEqual([{ file: null }]);
  });

  it('of a server that was stopped is made by the next one', async () => {
    const { tools, commands, stopping } = aNight();
    await ask(night);
    await makeAsked(
      {
        ...tools,
        run: async () => {
          stopping.abort();
          return { code: null, complained: '' };
        },
      },
      night,
    );
    await makeAsked({ ...tools, stopping: new AbortController().signal }, minutesLater(1));
    expect(commands).toEqual(['--backup', '--restore']);
  });
});
