import { expect, it } from 'vitest';
import { OtherSecretKey } from '../../../server/keys/lost-with-key.ts';
import { explainStartFailure } from '../../../server/start/start-failure.ts';

const configured = { port: 3000, host: '127.0.0.1', dataDirectory: '/data', databaseUrl: 'postgres://db/poradnik' };
const lost = { branch_keys: 12, authenticators: 3, begun_authenticators: 0, licence_keys: 0, recovery_codes: 20 };

it('a start with another key says what would be lost, how much of it, and all that can be done', () => {
  const said = explainStartFailure(new OtherSecretKey(lost, null), configured);
  expect(said).toMatch(/12× klíče poboček.*\n.*3× ověřovací aplikace.*\n.*20× nepoužité záchranné kódy/u);
  expect(said).not.toMatch(/- 0×|licenčních/u);
  for (const way of ['SECRET_KEY_PREVIOUS', 'npm run rotate-key', '--accept-new-key', 'Nic jsme nezměnili']) expect(said).toContain(way);
});

it('a start without the file of its key names the file', () => {
  expect(explainStartFailure(new OtherSecretKey(lost, '/data/keys/secret'), configured)).toContain('/data/keys/secret chybí');
});
