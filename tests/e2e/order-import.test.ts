import { describe, expect, it } from 'vitest';
import { addDays } from '../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../contract/rules/time/prague-time.ts';
import { formatInstant } from '../../contract/rules/time/shown-time.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { people, sessionOf } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

type Offered = { readonly starts_at: string; readonly ends_at: string; readonly free: number };

const town = await townOfFile();

describe('orders of another system', () => {
  it('come in by a file: who finds no place is offered two, and the clients are written to where that is ticked', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 900 });
    const complaints = watch(page, town.origin);
    const { store, service, time } = await aFreeTime(town.origin);
    const line = (number: number) => [
      `#${store}`,
      `#${service}`,
      ...[time.starts_at, time.ends_at].map(formatInstant),
      `Dovezený ${number}`,
      `dovezeny${number}@posta.example`,
    ];
    const head = ['Pobočka', 'Činnost', 'Termín', 'Konec termínu', 'Jméno klienta', 'E-mail'];
    const text = [head, ...Array.from({ length: time.free + 1 }, (_, at) => line(at + 1))].map((cells) => cells.join(';')).join('\n');
    await page.goto('/web-orders/import');
    await page.getByRole('button', { name: 'Vybrat soubor' }).click();
    const dialog = page.getByRole('dialog', { name: /^Import ze souboru/u });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'objednavky.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialog.getByText(`Zkontrolováno. Nové: ${time.free}, Změněné: 0, Beze změny: 0, Chybné: 1`).waitFor();
    await dialog.getByText(/Nejbližší volné: \d\d\.\d\d\.\d{4} \d\d:\d\d, \d\d\.\d\d\.\d{4} \d\d:\d\d\./u).waitFor();
    const tick = dialog.getByRole('checkbox', { name: 'Dát klientům vědět, že jsou objednaní' });
    expect(await tick.isChecked()).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    await tick.check();
    await dialog.getByRole('button', { name: `Uložit bezchybné (${time.free})` }).click();
    await dialog.getByText(/^Klientům s e-mailem nebo telefonem se píše/u).waitFor();
    await dialog.getByRole('button', { name: 'Zavřít import' }).last().click();
    await page.goto(`/web-orders/manage-orders?filter=${encodeURIComponent('{"q":"Dovezený 1"}')}`);
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('region', { name: 'Zprávy klientovi' }).getByText('Po objednání').waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});

/** A time of the town with free places, of a service that has a plan of its own. */
async function aFreeTime(origin: string): Promise<{ readonly store: number; readonly service: number; readonly time: Offered }> {
  const kept = await sessionOf(origin, people.superAdministrator);
  const cookie = kept.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'x-client': 'console', cookie, origin };
  const { tokens } = await (await fetch(`${origin}/central/auth/refresh`, { method: 'POST', headers })).json();
  const ask = async (path: string) =>
    (await fetch(`${origin}/central${path}`, { headers: { authorization: `Bearer ${tokens.access_token}` } })).json();
  const today = localDay(new Date());
  for (const { store_id: store, service_id: service } of await ask('/booking-plans')) {
    if (service === null) continue;
    const { days } = await ask(`/services/${service}/free-times?from=${addDays(today, 1)}&to=${addDays(today, 14)}`);
    const times: readonly Offered[] = days.flatMap((day: { readonly times: readonly Offered[] }) => day.times);
    const time = times.find(({ free }) => free > 0);
    if (time !== undefined) return { store, service, time };
  }
  throw new Error('the town has no free time');
}
