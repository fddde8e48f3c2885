import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { SystemBackup, SystemStatus } from '../../../contract/operations/system.ts';
import { SystemWarnings } from '../../../src/custom/home/summary-bar/system-warnings.tsx';
import { BackUpButton, BackupsPanel } from '../../../src/custom/system/backups-panel.tsx';
import { System } from '../../../src/custom/system/system.tsx';
import { SystemPanels } from '../../../src/custom/system/system-panels.tsx';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

const night: SystemBackup = {
  id: 1,
  night: '2026-11-20',
  asked_by: null,
  started_at: '2026-11-20T00:00:00.000Z',
  made_at: '2026-11-20T00:00:10.000Z',
  finished_at: '2026-11-20T00:00:30.000Z',
  error: null,
  file: 'poradnik-2026-11-20.backup',
  bytes: 4_230_000,
};
const asked: SystemBackup = {
  ...night,
  id: 2,
  night: null,
  asked_by: 'Jana',
  finished_at: null,
  file: 'poradnik-2026-11-20-100000.backup',
};
const backups: SystemStatus['backups'] = {
  folder: '/zalohy',
  encrypted: false,
  next_at: '2026-11-21T00:00:00.000Z',
  last_good: night,
  latest: [night],
};

function show(element: React.JSX.Element, answer: unknown = {}) {
  const world = aWorld(() => ({ json: answer }), anAnswer('token'));
  const frame = <WorldFrame world={world} />;
  const page = (
    <>
      {element}
      <p>dole</p>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: page }] }])} />);
  return world;
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('backups of everything on the screen of the system', () => {
  beforeAll(() => fetchMessages('cs'));

  it('say which one can be relied on, when the next comes, and how far each of the latest is', async () => {
    const failed = { ...night, id: 3, error: 'Na disku není místo', made_at: null, file: null, bytes: null };
    show(
      <BackupsPanel
        backups={{ ...backups, latest: [asked, { ...asked, id: 4, made_at: null, bytes: null }, failed, { ...night, file: null }] }}
      />,
    );
    await screen.findByText('20.11.2026 01:00, 4,2 MB');
    expect(screen.getByText('21.11.2026 01:00')).toBeTruthy();
    expect(
      screen.getByText(/7 dní, 5 týdnů a 12 měsíců, zálohy na žádost 30 dní.*starších než 30 dní se smažou údaje klientů/u),
    ).toBeTruthy();
    expect(lines()).toEqual([
      expect.stringMatching(/^Na žádost: Jana.*Ověřuje se obnovou.*4,2 MB/u),
      expect.stringMatching(/^Na žádost: Jana.*Vytváří se/u),
      expect.stringMatching(/^Noční 20\.11\.2026.*Nepodařila se.*Na disku není místo$/u),
      expect.stringMatching(/Ověřená.*soubor už je smazaný$/u),
    ]);
  });

  it('say that there are none where no folder is set, and how to set one', async () => {
    show(<BackupsPanel backups={{ folder: null, encrypted: false, next_at: null, last_good: null, latest: [] }} />);
    await screen.findByText('zatím žádná');
    expect(screen.getByText('nejsou zapnuté')).toBeTruthy();
    expect(screen.getByText(/BACKUP_DIR/u)).toBeTruthy();
  });

  it('are started once however often the button is pressed', async () => {
    const world = show(<BackUpButton latest={[night]} />);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Zálohovat teď' }));
    expect(world.asked.filter(({ path }) => path.endsWith('/system/backups'))).toHaveLength(1);
  });

  it('cannot be started while one is made', async () => {
    const world = show(<BackUpButton latest={[asked, night]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Zálohuje se…' }));
    expect(world.asked.filter(({ path }) => path.endsWith('/system/backups'))).toEqual([]);
  });
});

describe('messages on the screen of the system', () => {
  beforeAll(() => fetchMessages('cs'));
  const status: SystemStatus = {
    warnings: [],
    version: '0.1.0',
    node: '20.19.0',
    started_at: '2026-11-20T00:00:00.000Z',
    database: { kind: 'server', version: '18.4', bytes: 1 },
    disk: null,
    backups,
    jobs: { waiting: 0, running: 0, failed_last_day: 0, waiting_since: null },
    messages: { waiting: 0, failed_last_day: 0, held: 0, kept_last_day: 3, overdue_since: null, unsent: ['email'] },
  };

  it('that there is no gateway for are counted beside those that failed', async () => {
    show(<SystemPanels status={status} />);
    expect((await screen.findByText('Není kudy odeslat, za 24 hodin')).nextSibling?.textContent).toBe('3');
  });

  it('say of each way out once that it is missing: of e-mails the notice above does', async () => {
    const without = { ...status, messages: { ...status.messages, unsent: ['email', 'sms'] } } satisfies SystemStatus;
    const missing = { code: 'email_gateway_missing', since: null, count: null } as const;
    show(<System />, { ...without, warnings: [missing] });
    await screen.findByText('SMS neodcházejí: není nastavena brána.');
    expect(screen.getAllByText(/^E-maily neodcházejí/u).map(({ textContent }) => textContent)).toEqual([
      'E-maily neodcházejí, není nastaven odesílací server',
    ]);
    cleanup();
    show(<SystemPanels status={without} />);
    await screen.findByText('E-maily neodcházejí: není nastaven odesílací server.');
  });
});

describe('the line of the system on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));
  const statusWith = (warnings: SystemStatus['warnings']) => ({ warnings, backups });

  it('names what needs the super administrator and leads to the screen', async () => {
    show(
      <SystemWarnings />,
      statusWith([
        { code: 'backup_failed', since: night.finished_at, count: null },
        { code: 'messages_failed', since: null, count: 3 },
      ]),
    );
    await screen.findByText('Poslední záloha celku se nepodařila (20.11.2026 01:00)');
    const link = screen.getByRole('link', { name: 'Za poslední den se nepodařilo odeslat 3 zprávy' });
    expect(link.getAttribute('href')).toBe('/settings/system');
  });

  it('tells that no e-mail can leave only once messages wait', async () => {
    const missing = { code: 'email_gateway_missing', since: null, count: null } as const;
    const systemWith = (waiting: number) => ({ ...statusWith([missing]), messages: { waiting } });
    show(<SystemWarnings />, systemWith(0));
    await screen.findByText('dole');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    show(<SystemWarnings />, systemWith(1));
    await screen.findByRole('link', { name: 'E-maily neodcházejí, není nastaven odesílací server' });
  });

  it('is not there while all is well, nor for the disk, of which every screen tells', async () => {
    show(<SystemWarnings />, statusWith([{ code: 'disk_low', since: null, count: null }]));
    await screen.findByText('dole');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
