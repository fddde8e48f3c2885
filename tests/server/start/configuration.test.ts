import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../server/settings/config.ts';
import { aDataDirectory, aProgram } from './program.ts';

const key = 'k'.repeat(32);
const faultsOf = (environment: Readonly<Record<string, string>>, options: readonly string[] = []) => {
  const outcome = readConfiguration(environment, options);
  return 'faults' in outcome ? outcome.faults : [];
};
const read = (environment: Readonly<Record<string, string>>, options: readonly string[] = []) => {
  const outcome = readConfiguration(environment, options);
  return 'configuration' in outcome ? outcome.configuration : null;
};

describe('the configuration', () => {
  it('needs nothing: it listens on this machine alone and shows a town', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      secretKey: null,
      logLevel: 'warn',
      maxLevelForSharingPrivileges: 1,
      isDemonstration: true,
    });
  });

  it.each([
    [{ DATABASE_MIGRATION_URL: 'postgres://vlastnik@db/poradnik' }, 'DATABASE_MIGRATION_URL'],
    [{ DATABASE_READ_URL: 'postgres://ctenar@replika/poradnik' }, 'DATABASE_READ_URL'],
    [{ MAP_TILE_URL: 'https://mapa.mesto.test/{z}.png', MAP_ATTRIBUTION: 'Mapa města' }, 'MAP_TILE_URL'],
    [{ MAP_TILE_URL: 'https://mapa.mesto.test/{z}/{x}/{y}.png' }, 'MAP_ATTRIBUTION'],
    [{ S3_URL: 'http://s3.mesto.test/poradnik', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'Bez https jen na tomto počítači'],
    [{ S3_URL: 'https://klic:heslo@s3.mesto.test/poradnik', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'S3_URL'],
    [{ S3_URL: 'https://s3.mesto.test/poradnik' }, 'S3_SECRET_KEY patří k sobě'],
    [{ SMTP_URL: 'https://posta.mesto.test', MAIL_FROM: 'urad@mesto.test' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://posta.mesto.test' }, 'nastavte ji na adresu, ze které budou e-maily chodit'],
    [{ SMTP_URL: 'smtps://posta.mesto.test', MAIL_FROM: 'urad@localhost' }, 'urad@localhost'],
    [{ BOUNCE_ADDRESS: 'vratky' }, 'BOUNCE_ADDRESS'],
    [{ BOUNCE_IMAP_URL: 'https://imap.mesto.test' }, 'BOUNCE_IMAP_URL'],
    [{ BOUNCE_IMAP_URL: 'imaps://imap.mesto.test' }, 'jméno a heslo schránky'],
    [{ SMS_URL: 'ftp://brana.mesto.test' }, 'SMS_URL'],
    [{ SMS_TEMPLATE: '{"to":"{phone}"}' }, 'SMS_TEMPLATE'],
    [{ SMS_TEMPLATE: 'to={phone}&text={text}' }, 'SMS_TEMPLATE'],
    [{ LICENCE_PUBLIC_KEY: 'neplatný' }, 'LICENCE_PUBLIC_KEY'],
  ])('names the setting that cannot be used: %j', (environment, named) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(named)]);
  });

  it('takes the ways out that can be used', () => {
    expect(
      faultsOf({ SMTP_URL: 'smtps://urad:heslo@posta.mesto.test:465', MAIL_FROM: 'urad@mesto.test', SMS_URL: 'https://brana.mesto.test/' }),
    ).toEqual([]);
  });

  const provider = { OIDC_ISSUER: 'https://login.mesto.test/realms/urad', OIDC_CLIENT_ID: 'poradnik', OIDC_CLIENT_SECRET: 'tajne' };

  it.each([
    [{ OIDC_CLIENT_ID: 'poradnik' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    [{ ...provider, OIDC_ISSUER: 'login.mesto.test' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_ISSUER: 'http://login.mesto.test' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_ISSUER: 'http://localhost.:8080' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_ISSUER: 'http://10.0.0.1' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_ISSUER: 'https://a:b@login.mesto.test' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_ISSUER: 'https://login.mesto.test?a=b' }, 'OIDC_ISSUER'],
    [{ ...provider, OIDC_DEFAULT_ROLE: 'superAdministrator' }, 'OIDC_DEFAULT_ROLE'],
    [{ OIDC_DEFAULT_ROLE: 'kdokoli' }, 'OIDC_DEFAULT_ROLE'],
  ])('names what is wrong of the identity provider: %j', (environment, named) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(named)]);
  });

  it('takes an identity provider, on this machine without encryption too, and makes nobody unless it is told to', () => {
    expect(read(provider)?.provider).toEqual({
      issuer: new URL(provider.OIDC_ISSUER),
      clientId: 'poradnik',
      clientSecret: 'tajne',
      button: '',
      defaultRole: null,
    });
    const here = { ...provider, OIDC_ISSUER: 'http://localhost:8080', OIDC_BUTTON: 'Účet města', OIDC_DEFAULT_ROLE: 'operator' };
    expect(read(here)?.provider).toMatchObject({ button: 'Účet města', defaultRole: 'operator' });
    expect(read({})?.provider).toBeNull();
  });

  it('takes an empty variable for none', () => {
    expect(read({ PORT: '', HOST: '', DATABASE_URL: '', SECRET_KEY: '', LOG_LEVEL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgres://a/b', SECRET_KEY: key },
    { PUBLIC_URL: 'https://fronty.mesto.cz' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://fronty.mesto.cz' },
    { TRUST_PROXY: '10.0.0.1' },
  ])('shows a town only when it is asked to, where others may reach it: %j', (environment) => {
    expect(read(environment)).toMatchObject({ isDemonstration: false, isSimulated: false });
    expect(read(environment, ['--demo'])).toMatchObject({ isDemonstration: true, isSimulated: true });
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.2' }])(
    'shows a town by itself where nobody else comes, unless it is told to stay empty: %j',
    (environment) => {
      expect(read(environment)?.isDemonstration).toBe(true);
      expect(read(environment, ['--empty'])?.isDemonstration).toBe(false);
    },
  );

  it.each([
    [{}, [], true],
    [{ SIMULATOR: 'on' }, [], true],
    [{ SIMULATOR: 'off' }, [], false],
    [{}, ['--no-simulator'], false],
    [{}, ['--empty'], false],
    [{ NODE_ENV: 'production' }, [], false],
    [{ NODE_ENV: 'production' }, ['--demo'], true],
    [{ NODE_ENV: 'production', SIMULATOR: 'off' }, ['--demo'], false],
  ])('plays the branches of the town as it is told: %j %j', (environment, options, isSimulated) => {
    expect(read(environment, options)?.isSimulated).toBe(isSimulated);
  });

  it.each(['SIMULATOR', 'PUBLIC_BOOKING'])('knows no other words than on and off for %s', (name) => {
    expect(faultsOf({ [name]: 'maybe' })).toEqual([expect.stringContaining(name)]);
  });

  it('lets clients order until that is switched off', () => {
    expect(read({})?.publicBooking).toBe(true);
    expect(read({ PUBLIC_BOOKING: 'off' })?.publicBooking).toBe(false);
  });

  it.each([
    ['BOOKING_FRAME_ANCESTORS', 'bookingFrameAncestors'],
    ['ALLOWED_ORIGINS', 'allowedOrigins'],
  ] as const)('takes origins in %s, and nothing that would open it to everybody', (name, field) => {
    expect(read({})?.[field]).toEqual([]);
    expect(read({ [name]: 'https://www.Mesto.cz http://intranet:8080' })?.[field]).toEqual([
      'https://www.mesto.cz',
      'http://intranet:8080',
    ]);
    for (const wrong of ['*', 'https://*', "https://mesto.cz;script-src'unsafe-inline'", 'https://mesto.cz/objednani', 'mesto.cz'])
      expect(faultsOf({ [name]: wrong })).toEqual([expect.stringContaining(name)]);
  });

  it('takes the e-mail of a new administrator as people type it, and nothing else behind the option', () => {
    const given = (...options: readonly string[]) => readConfiguration({}, options);
    expect(given('--make-administrator', ' Jana@Mesto.cz ')).toMatchObject({ configuration: { newAdministrator: 'jana@mesto.cz' } });
    expect(given('--empty')).toMatchObject({ configuration: { newAdministrator: null } });
    for (const wrong of [[], ['--empty'], ['jana']])
      expect(given('--make-administrator', ...wrong)).toEqual({ faults: [expect.stringContaining('--make-administrator')] });
  });

  it('reads a backup with a short passphrase, as other programs make them', () => {
    expect(faultsOf({ BACKUP_PASSPHRASE: 'krátké' }, ['--restore', 'zaloha'])).toEqual([]);
  });

  it('divides trusted proxies by commas', () => {
    expect(read({ TRUST_PROXY: '10.0.0.1, 10.0.0.2,,' })?.trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
    expect(read({ TRUST_PROXY: '10.0.0.0/24,::1,linklocal' })?.trustProxy).toEqual(['10.0.0.0/24', '::1', '169.254.0.0/16', 'fe80::/10']);
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'nesmysl' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b', SECRET_KEY: key }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://a/b' }],
    ['SECRET_KEY', { SECRET_KEY: 'k'.repeat(31) }],
    ['SECRET_KEY_PREVIOUS', { SECRET_KEY: key, SECRET_KEY_PREVIOUS: 'k'.repeat(31) }],
    ['SECRET_KEY_PREVIOUS', { SECRET_KEY: key, SECRET_KEY_PREVIOUS: key }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['getent hosts', { TRUST_PROXY: '10.0.0.1,proxy.mesto.cz' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/255.0.0.0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'fe80::1%eth0' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'krátké' }],
    ['MAX_LEVEL_FOR_SHARING_PRIVILEGES', { MAX_LEVEL_FOR_SHARING_PRIVILEGES: '101' }],
    ['PUBLIC_URL', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { HOST: '::', PUBLIC_URL: 'http://fronty.mesto.cz' }],
  ])('names %s when it is wrong: %j', (name, environment) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://fronty.mesto.cz' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ PORT: '0' }],
    [{ BACKUP_PASSPHRASE: 'dvanáctznaků' }],
    [{ DATABASE_URL: 'postgresql://a/b', SECRET_KEY: key }],
  ])('may be %j', (environment) => {
    expect(faultsOf(environment)).toEqual([]);
  });
});

describe('a start that cannot be', () => {
  it('lists everything that is wrong at once, in Czech, and opens nothing', async () => {
    const environment = { PORT: 'x', HOST: '0.0.0.0', DATABASE_URL: 'postgres://a/b', LOG_LEVEL: 'loud', DATA_DIR: aDataDirectory() };
    const program = aProgram(['--nonsense'], environment);
    expect(await program.ended).toBe(1);
    const lines = program.complained().trim().split('\n');
    expect(lines[0]).toBe('Pořadník se nespustil. Opravte prosím:');
    expect(lines.slice(1)).toHaveLength(5);
    for (const name of ['PORT', 'PUBLIC_URL', 'SECRET_KEY', 'LOG_LEVEL', '--nonsense']) expect(program.complained()).toContain(name);
    expect(program.said()).toBe('');
  });

  it('says that the database does not answer, without its password', async () => {
    const program = aProgram([], { DATABASE_URL: 'postgres://nobody:tajne@127.0.0.1:1/nothing', SECRET_KEY: key });
    expect(await program.ended).toBe(1);
    expect(program.complained()).toContain('Na adrese a portu z DATABASE_URL žádná databáze neposlouchá');
    expect(program.said() + program.complained()).not.toContain('tajne');
  });

  it('is none when only help is wanted', async () => {
    const program = aProgram(['--help'], { PORT: 'x' });
    expect(await program.ended).toBe(0);
    for (const word of [
      '--empty',
      '--demo',
      '--disable-demo-accounts',
      '--no-simulator',
      'SIMULATOR',
      'DATA_DIR',
      'DATABASE_URL',
      'SECRET_KEY',
    ])
      expect(program.said()).toContain(word);
  });
});
