import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { days, free, hours, openCalendar, order } from './opened-calendar.tsx';

configure({ asyncUtilTimeout: 10_000 });

describe('the calendar of orders', () => {
  beforeAll(() => fetchMessages('cs'));

  it('names the days of the week over the month, where no day says it itself', async () => {
    openCalendar('?store=1&view=month&day=2030-12-03');
    const month = await screen.findByRole('group', { name: 'Dny měsíce' });
    await within(month).findByText('po');
    expect(Array.from(month.querySelectorAll('.order-month__weekday'), ({ textContent }) => textContent).join(' ')).toBe(
      'po út st čt pá so ne',
    );
    const noted = within(month).getByRole('button', { name: /^středa 4\. 12\. 2030, .*Poznámka ke dni: Stěhování archivu$/u });
    expect(noted.querySelector('.order-day__note')?.textContent).toBe('Stěhování archivu');
  });

  it('tells of days that have passed what became of their orders, and that their places are not known', async () => {
    const past = { type: 'free', note: null, intervals: hours, times: [], blocks: [] };
    const ended = [
      { ...order(1, 3, 'Jana Malá'), state: 'served' },
      { ...order(2, 3, 'Petr Velký'), state: 'missed' },
      { ...order(3, 3, 'Eva Nová'), state: 'served' },
      order(4, 3, 'Ivo Starý'),
    ].map((one) => ({ ...one, starts_at: '2020-12-03T08:00:00.000Z', ends_at: '2020-12-03T08:30:00.000Z' }));
    const answers = {
      days: [
        { ...past, day: '2020-12-01', type: 'notAvailable', intervals: [] },
        { ...past, day: '2020-12-02' },
        { ...past, day: '2020-12-03' },
      ],
      orders: ended,
    };
    openCalendar('?store=1&view=month&day=2020-12-03', answers);
    const month = within(await screen.findByRole('group', { name: 'Dny měsíce' }));
    expect(month.getByRole('button', { name: 'čtvrtek 3. 12. 2020, Proběhlo, 2 obslouženo, 1 zmeškáno, 1 bez výsledku' })).toBeDefined();
    expect(month.getByRole('button', { name: 'středa 2. 12. 2020, Proběhlo, bez objednávek' })).toBeDefined();
    expect(month.getByRole('button', { name: 'úterý 1. 12. 2020, Nedostupný' })).toBeDefined();
    expect(screen.getByText(/^Dny, které proběhly, .* tu není: plán se od té doby mohl změnit\.$/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Týden' }));
    const week = within(await screen.findByRole('region', { name: 'čtvrtek 3. 12. 2020' }));
    expect(week.getByText('2 obslouženo, 1 zmeškáno, 1 bez výsledku')).toBeDefined();
  });

  it('says in words which days are holidays and which are full, in each view, and what all of the five types are called', async () => {
    const full = { ...free, free: 0 };
    const ofType = (day: number, type: string) => ({ day: `2030-12-0${day}`, type, note: null, intervals: hours, times: [], blocks: [] });
    const answers = {
      days: [
        { ...ofType(2, 'occupied'), times: [full, { ...full, starts_at: free.ends_at, ends_at: '2030-12-03T09:00:00.000Z' }] },
        { ...ofType(3, 'holiday'), intervals: [] },
        { ...ofType(4, 'free'), times: [free] },
        ofType(5, 'notAvailable'),
        { ...ofType(6, 'blocked'), intervals: [] },
      ],
      orders: [],
    };
    const spoken = ['pondělí 2. 12. 2030, Obsazený, obsazeno 4 z 4', 'úterý 3. 12. 2030, Svátek'];
    openCalendar('?store=1&view=month&day=2030-12-03', answers);
    const shown = () => screen.findByRole('group', { name: /^Dny/u });
    const month = within(await shown());
    for (const name of spoken) expect(month.getByRole('button', { name })).toBeDefined();
    const legend = within(screen.getByRole('list', { name: 'Vysvětlivky' }));
    const types = ['Volný', 'Obsazený', 'Nedostupný', 'Svátek', 'Blokovaný'];
    const lines = legend.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(lines.filter((line) => types.includes(line ?? ''))).toEqual(types);
    // A type is shown by its icon too, and no two have one drawing.
    const drawings = types.map((type) => legend.getByText(type).querySelector('svg')?.innerHTML ?? '');
    expect(new Set(drawings).size).toBe(types.length);
    await userEvent.click(screen.getByRole('button', { name: 'Týden' }));
    const dayList = within(await shown());
    for (const name of spoken) expect(dayList.getByRole('button', { name })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'pondělí 2. 12. 2030' })).getByText('Obsazený')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'úterý 3. 12. 2030' })).getByText('Svátek')).toBeDefined();
  });

  it('asks for a branch before anything else, and offers those that there are', async () => {
    const router = openCalendar('?view=day');
    expect(await screen.findByText('Vyberte pobočku')).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'Radnice' }));
    expect(router.state.location.search).toBe('?view=day&store=1');
    expect(await screen.findByRole('button', { name: 'Měsíc' })).toBeDefined();
  });

  it('shows free places beside orders, and leads from a blocked day to those that must move', async () => {
    openCalendar('?store=1&day=2030-12-03');
    const usual = within(await screen.findByRole('region', { name: 'úterý 3. 12. 2030' }));
    expect(usual.getByText('Volný, 1 místo')).toBeDefined();
    expect(usual.getByRole('link', { name: '9:00–9:30, Malá Jana, objednáno' })).toBeDefined();
    const blocked = within(screen.getByRole('region', { name: 'středa 4. 12. 2030' }));
    expect(blocked.getByText('Blokovaný')).toBeDefined();
    expect(blocked.getByRole('link', { name: '9:00–9:30, Velký Petr, objednáno, mimo úřední hodiny' })).toBeDefined();
    // Those of all services are counted, and led through.
    const solve = await blocked.findByRole('link', { name: 'Vyřešit 2 objednávky' });
    // The note of the day is a stop of the Tab key, and all of it opens under a press.
    const note = blocked.getByRole('button', { name: 'Poznámka ke dni: Stěhování archivu' });
    expect(document.getElementById(note.getAttribute('popovertarget') ?? '')?.textContent).toBe('Stěhování archivu');
    expect(usual.queryByRole('button', { name: /Poznámka/u })).toBeNull();
    expect(solve.getAttribute('href')).toBe('/web-orders/affected-orders?store=1&from=2030-12-04&to=2030-12-04');
  });

  it('goes between places by arrows, and makes an order at a free one', async () => {
    const router = openCalendar('?store=1&day=2030-12-03');
    const row = await screen.findByRole('link', { name: /Malá Jana/u });
    expect(row.tabIndex).toBe(0);
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Volné místo 9:00–9:30');
    await userEvent.keyboard('{Enter}');
    const search = new URLSearchParams(router.state.location.search);
    expect(router.state.location.pathname).toBe('/web-orders/manage-orders/create');
    expect(search.get('store')).toBe('1');
    expect(JSON.parse(search.get('given') ?? '')).toEqual({ service_id: 4, starts_at: free.starts_at, ends_at: free.ends_at });
  });

  it('has all services of the branch next to each other, each with its own orders and places', async () => {
    const named = (id: number, name: string) => ({ id, name, store_id: 1, web_order: id < 6 });
    const services = [named(4, 'Občanské průkazy'), named(5, 'Pasy'), named(6, 'Pokladna bez termínů')];
    const orders = [order(1, 3, 'Jana Malá'), { ...order(2, 3, 'Petr Velký'), service_id: 5 }];
    const router = openCalendar('?store=1&day=2030-12-03', { days, orders, services });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Činnost' }), 'Všechny činnosti');
    expect(router.state.location.search).toContain('service=all');
    // The week has a row for each service, and each day of it leads to the day of its service.
    const row = await screen.findByRole('row', { name: /^Pasy/u });
    expect(within(row).getByRole('link', { name: 'Pasy, úterý 3. 12. 2030, Volný, 1 místo, obsazeno 1 z 2' }).getAttribute('href')).toBe(
      '/?store=1&day=2030-12-03&service=5&view=day',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Den' }));
    const cards = within(await screen.findByRole('region', { name: 'Občanské průkazy' }));
    const passports = within(screen.getByRole('region', { name: 'Pasy' }));
    expect([cards.queryByText('Malá Jana') === null, passports.queryByText('Velký Petr') === null]).toEqual([false, false]);
    expect([cards.queryByText('Velký Petr'), passports.queryByText('Malá Jana')]).toEqual([null, null]);
    const [place] = passports.getAllByRole('link', { name: /^Volné místo/u });
    expect(JSON.parse(new URLSearchParams(place?.getAttribute('href')?.split('?')[1]).get('given') ?? '')).toMatchObject({ service_id: 5 });
    // What no one can order has no column.
    expect(screen.queryByRole('region', { name: 'Pokladna bez termínů' })).toBeNull();
  });

  it('asks once for the times of all services, and for those of no service alone', async () => {
    const services = Array.from({ length: 60 }, (_, place) => ({
      id: place + 4,
      name: `Činnost ${place + 4}`,
      store_id: 1,
      web_order: true,
    }));
    const router = openCalendar('?store=1&day=2030-12-03&service=all', { days, orders: [order(1, 3, 'Jana Malá')], services });
    expect(await screen.findAllByRole('row', { name: /^Činnost \d/u })).toHaveLength(59);
    await userEvent.click(screen.getByRole('button', { name: 'Den' }));
    await screen.findByRole('region', { name: 'Činnost 63' });
    const times = router.asked.filter(({ path }) => path.includes('free-times'));
    expect(times.map(({ path }) => path)).toEqual(['/stores/1/free-times?from=2030-11-25&to=2031-01-05']);
  });

  it('keeps view and day in the address', async () => {
    const router = openCalendar('?store=1&day=2030-12-03');
    await userEvent.click(await screen.findByRole('button', { name: 'Den' }));
    await userEvent.click(screen.getByRole('button', { name: 'Další období' }));
    expect(router.state.location.search).toBe('?store=1&day=2030-12-04&view=day');
  });
});
