import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Central, openCentral } from '../../support/central.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, superAdministrator, valueAt } from '../../support/people.ts';
import { letOut, someTemplates } from '../../support/told-clients.ts';

let central: Central;
let root: Client;
beforeAll(async () => {
  central = await openCentral();
  root = await superAdministrator(central);
  await someTemplates(root, ['created'], ['email']);
  await letOut(root, { email: true, sms: false });
});
afterAll(() => central.close());

it('what was written to a person is held with its text, without the secret of its link', async () => {
  const { made } = await anOffice(root);
  await made({ email: 'eva@doma.test' });
  const { body } = await root.post('/personal-data/find', { person: 'eva@doma.test' });
  const text = String(valueAt(body, 'messages', '0', 'body'));
  expect(text).toMatch(/2026\|9:00/u);
  expect(text).toMatch(/#o=•+>$/u);
});
