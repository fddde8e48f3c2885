import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { parseReportQuery } from '../../../contract/rules/statistics/report/report-query.ts';
import { ReportScreen } from '../../../src/custom/reports/report-screen.tsx';
import { openScreen } from './open-screen.tsx';
import { octoberAnswer } from './statistics-answer.ts';

configure({ asyncUtilTimeout: 10_000 });

const said = (served: number) => ({
  served: { value: served, n: null },
  desk_time: { value: null, n: null },
});
const answer = octoberAnswer({
  compared_period: null,
  days: null,
  rows: [{ key: '4', label: null, place: null, is_gone: false, values: said(12), compared: null }],
  total: said(12),
  compared_total: null,
});
const report = { answer, longest: [], desk_times_since: null, are_names_hidden: true };
const choices = {
  stores: [
    { id: 1, label: 'Radnice', is_gone: false, region_id: null },
    { id: 2, label: 'Jih', is_gone: false, region_id: null },
  ],
  regions: [],
  services: [{ id: 5, label: 'Matrika', is_gone: false, store_id: 1 }],
  groups: [],
  target: { minutes: 15, share: 0.8 },
};
const template = {
  id: 3,
  kind: 'employees',
  name: 'Měsíc',
  query: 'stores=all&categories=all&values=served.desk_time&weekdays=0.1.2.3.4&period=last_month&by=employee',
  shared: true,
  owner_name: 'Jana Nováková',
  is_own: false,
  may_change: false,
  schedule: null,
};

function open(search = '', kept: object = template, shownReport: object = report) {
  const asked: string[] = [];
  const answerTo = (path: string): unknown => {
    if (path.startsWith('/report-templates')) return [kept];
    if (path.startsWith('/report-choices')) return choices;
    if (path.startsWith('/report-answer')) asked.push(path);
    return shownReport;
  };
  const shown = { screen: <ReportScreen kind="employees" />, address: `/reports/employees${search}`, resources: ['overviews'] } as const;
  return { router: openScreen({ ...shown, answerTo }), asked };
}

beforeAll(() => fetchMessages('cs'));

describe('the form of a report', () => {
  it('says each fault at its field, shows nothing, and takes the person to the first', async () => {
    const { router, asked } = open();
    const hand = userEvent.setup();
    await hand.click(await screen.findByRole('checkbox', { name: 'Všechny pobočky' }));
    for (const day of ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle']) {
      await hand.click(screen.getByRole('checkbox', { name: day }));
    }
    await hand.selectOptions(screen.getByRole('combobox', { name: 'Sledovaná hodnota 2' }), 'served');
    await hand.click(screen.getByRole('button', { name: 'Zobrazit' }));
    const stores = screen.getByRole('group', { name: 'Pobočky' });
    expect(within(stores).getByText('Vyberte aspoň jednu pobočku.')).toBeDefined();
    expect(screen.getByText('Vyberte aspoň jeden den.')).toBeDefined();
    expect(screen.getByText('Hodnota Obsloužení je tu dvakrát. Vyberte jinou hodnotu, nebo řádek odeberte.')).toBeDefined();
    expect(stores.contains(document.activeElement)).toBe(true);
    expect([router.state.location.search, asked]).toEqual(['', []]);
  });

  it('keeps what is asked in the address, and what is changed after it is said to be not shown yet', async () => {
    const { router } = open();
    const hand = userEvent.setup();
    await hand.click(await screen.findByRole('button', { name: 'Zobrazit' }));
    await screen.findByRole('table', { name: /^Přehled zaměstnanců/u });
    expect(parseReportQuery('employees', router.state.location.search.slice(1))).toMatchObject({
      stores: 'all',
      period: 'last_month',
      by: 'employee',
    });
    await hand.click(screen.getByRole('checkbox', { name: 'neděle' }));
    expect(screen.getByText(/^Vidíte výsledek předchozího dotazu/u)).toBeDefined();
  });
});

describe('the result of a report', () => {
  it('is run by one press on a template, and says what is not known in place of a figure', async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Spustit šablonu Měsíc' }));
    const table = await screen.findByRole('table', { name: /^Přehled zaměstnanců/u });
    expect(router.state.location.search).toBe(`?${template.query}`);
    expect(within(table).getByRole('rowheader', { name: 'Zaměstnanec č. 4' })).toBeDefined();
    expect(screen.getByText(/neohlásily, kdo u které přepážky seděl/u)).toBeDefined();
    expect(screen.getByText(/^Jména zaměstnanců vidí/u)).toBeDefined();
  });

  it('is compared better by one press on the words that say why it is compared badly, and loses nothing that was typed', async () => {
    const compared_period = { from: '2025-10-01', to: '2025-10-31' };
    const rows = [{ key: '2026-10-05', label: null, place: null, is_gone: false, values: said(12), compared: said(4) }];
    const other = { ...answer, rows, compared_period, days: { counted: 22, compared: 3 }, compared_total: said(4) };
    const query = `${template.query.replace('by=employee', 'by=day')}&compared=year_ago`;
    const { router } = open(`?${query}`, template, { ...report, answer: other });
    const hand = userEvent.setup();
    const comparedIn = () => parseReportQuery('employees', router.state.location.search.slice(1)).compared;
    await screen.findByText(/^Srovnávají se různé dny v týdnu/u);
    await hand.click(screen.getByRole('checkbox', { name: 'neděle' }));
    await hand.click(screen.getByRole('button', { name: 'Srovnat stejné dny v týdnu' }));
    expect(comparedIn()).toBe('weekdays_year_ago');
    expect(screen.getByRole('checkbox', { name: 'neděle', checked: true })).toBeDefined();
    await hand.click(await screen.findByRole('button', { name: 'Nesrovnávat' }));
    expect(comparedIn()).toBeNull();
  });

  it('is not asked for while the query of a link has a fault: the fault is at its field', async () => {
    const { asked } = open('?stores=&categories=all&values=served&weekdays=1&period=&by=employee');
    expect(await screen.findByText('Vyberte aspoň jednu pobočku.')).toBeDefined();
    expect(screen.getByText('Vyberte období, nebo zadejte dny od a do.')).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe('a template that is sent', () => {
  it('says when, what became of the last time, who did not get it and why it is paused', async () => {
    const letter = (recipient: string, state: string) => ({ recipient, state });
    const letters = [letter('a@mesto.test', 'sent'), letter('b@mesto.test', 'bounced'), letter('c@mesto.test', 'failed')];
    const schedule = {
      rhythm: 'month',
      weekday: null,
      day: 31,
      time: '07:30',
      format: 'pdf',
      addresses: ['b@mesto.test', 'c@mesto.test'],
      paused: 'stores',
      next_at: null,
      last: { due_at: '2026-10-31T06:30:00.000Z', result: 'attached', letters },
    };
    open('', { ...template, is_own: true, may_change: true, schedule });
    const panel = within(await screen.findByRole('region', { name: 'Šablony' }));
    await panel.findByText('Poslední den v měsíci v 7:30');
    panel.getByText('Naposledy 31.10.2026 07:30: se souborem');
    panel.getByText('Nedostali: b@mesto.test, c@mesto.test');
    panel.getByText(/^Pozastaveno: dotaz se ptá na pobočku/u);
  });
});
