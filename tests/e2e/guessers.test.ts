import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, isReadable } from '../../contract/derive/fields.ts';
import { type AnyResource, systemFields } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { textAt } from '../support/people.ts';
import { sampled } from '../support/sampling/sample.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { findFreePort } from './support/server.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { buildGuessingConsole, buildGuideApplication, openGuessingConsole, serveApplication } from './support/stranger.ts';
import { listenTo, type Traffic } from './support/traffic.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const all: readonly AnyResource[] = Object.values(registry);
const collections = all.filter(({ singleton }) => singleton !== true);

/**
 * Collections that react-admin makes up from the names of fields, and that no one can have: the visit that a ticket is of, the
 * playlist that plays, who did something to which record of any entity in which request, the page that a button of a kiosk
 * opens, which is a part of the same record. It shows these fields without a name.
 */
const madeUp = ['visits', 'playing_playlists', 'actors', 'records', 'requests', 'target_pages'];

it('the application of the guide signs in, lists and edits from an origin of its own', async () => {
  const port = await findFreePort();
  const town = await openTown({ env: { ALLOWED_ORIGINS: `http://localhost:${port}` } });
  const script = await buildGuideApplication(town.origin);
  const application = await serveApplication(port, () => script);
  const page = await town.stranger();
  const complaints = watch(page, `http://localhost:${port}`);
  await page.goto(`http://localhost:${port}/`);
  await page.getByLabel('Username').fill(people.superAdministrator);
  await page.getByRole('textbox', { name: 'Password' }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('tbody tr .column-name').first().click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Z jiné adresy');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.locator('tbody tr', { hasText: 'Z jiné adresy' }).waitFor();
  // It calls another origin, as it is meant to.
  expect(complaints.lines().filter((line) => !line.includes(`${town.origin}/central/`))).toEqual([]);
  application.close();
  await town.close();
});

describe('the guessers of react-admin over the unmodified ra-data-simple-rest', () => {
  let town: OpenTown;
  let page: Page;
  let traffic: Traffic;
  let complaints: Complaints;
  let token: string;
  const refused: string[] = [];
  beforeAll(async () => {
    const [script, opened] = await Promise.all([buildGuessingConsole(), openTown()]);
    town = opened;
    const credentials = { username: people.superAdministrator, password: demonstrationPassword };
    token = textAt(await ask('POST', '/auth/token', credentials), 'tokens', 'access_token');
    await ask('POST', '/stores/1/backups', { name: 'Před změnou' });
    page = await town.stranger();
    [traffic, complaints] = [listenTo(page), watch(page, town.origin)];
    page.on('response', (response) => {
      const [, name = ''] = /\/central\/([^/?]+)/u.exec(response.url()) ?? [];
      if (response.status() >= 400 && !madeUp.includes(name)) refused.push(`${response.status()} ${response.url()}`);
    });
    await openGuessingConsole(
      page,
      script,
      token,
      collections.map(({ name }) => name),
    );
  });
  afterAll(() => town.close());

  it.each(sampled(collections, ({ name }) => ({ entity: name })).map((resource) => [resource.name, resource] as const))(
    'list, edit and show %s with a field for each value',
    async (name, resource) => {
      const fields = [...systemFields, ...fieldsOf(resource).flatMap(([field, kind]) => (isReadable(kind) ? [field] : []))].toSorted();
      await open(`/${name}`, () => namesIn('th', 'column-'), fields);
      expect(await page.locator('tbody tr').count()).toBeGreaterThan(0);
      const first = await page.locator('tbody tr .column-id').first().innerText();
      const address = `/${name}/${first.replaceAll(/\D/gu, '')}`;
      await open(address, () => namesIn('form .ra-input:not(.ra-input .ra-input)', 'ra-input-'), fields);
      await open(`${address}/show`, () => namesIn('.RaSimpleShowLayout-row', 'ra-field-'), fields);
    },
  );

  /** Opens a screen, waits until it has its fields, by which it differs from the one before, and sees that nothing complains on it. */
  async function open(address: string, shown: () => Promise<readonly string[]>, fields: readonly string[]): Promise<void> {
    complaints.forget();
    await page.goto(`/stranger/#${address}`);
    await expect.poll(shown, { message: address }).toEqual(fields);
    await traffic.quiet();
    expect(await page.locator('.RaError-title, .MuiSnackbarContent-root').allInnerTexts(), address).toEqual([]);
    expect(refused.splice(0), address).toEqual([]);
    // What a made up collection is answered with was looked at above.
    expect(
      complaints.lines().filter((line) => !/status of 404|HttpError: Tato adresa neexistuje/u.test(line)),
      address,
    ).toEqual([]);
  }

  /** Names of fields in the classes of the elements, after the prefix; of an object react-admin names its first value. */
  async function namesIn(elements: string, prefix: string): Promise<readonly string[]> {
    const classes = await page.locator(elements).evaluateAll((found) => found.flatMap((element) => [...element.classList]));
    return [
      ...new Set(classes.flatMap((one) => (one.startsWith(prefix) ? one.slice(prefix.length).split('.').slice(0, 1) : []))),
    ].toSorted();
  }

  async function ask(method: string, path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${town.origin}/central${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  }
});
