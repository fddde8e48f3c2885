import { sql } from 'kysely';
import { type Central, cheapDigest, type Reply, send } from '../central.ts';
import { confirmPhone, lastCode } from '../codes.ts';
import { aUser, clientOf, numberAt, textAt } from '../people.ts';

type Secrets = { readonly access: string[]; readonly refresh: string[]; code: string | null };

let addresses = 0;
/** Every answer that has come of every call: a machine with corners that no one enters proves nothing. */
export const answers = new Set<string>();

/** One user at the real server, and the secrets that their sessions hold. */
export class Real {
  readonly sessions: Secrets[] = [];
  password = 'Heslo na začátku 1';
  private readonly central: Central;
  private readonly root: { readonly id: number; readonly email: string };
  readonly user: { readonly id: number; readonly email: string };
  private readonly phone: string;

  private constructor(central: Central, user: Real['user'], root: Real['root'], phone: string) {
    this.central = central;
    this.user = user;
    this.root = root;
    this.phone = phone;
  }

  static async meet(central: Central, root: Real['root'], isFirstTime: boolean): Promise<Real> {
    const user = await aUser(central, { first_time: isFirstTime });
    const real = new Real(central, user, root, `+42060${String(1_000_000 + user.id)}`);
    await confirmPhone(central, user.id, real.phone);
    await real.keep(real.password);
    await sql`update password_policy set second_factor_is_required = false, duplicate_last_password_count = 0`.execute(central.db);
    return real;
  }

  /** A super administrator who blocks people in the machine. */
  static async superAdministrator(central: Central): Promise<Real['root']> {
    const root = await aUser(central, { role: 'superAdministrator', level: 0 });
    await sql`update credentials set password_hash = ${await cheapDigest('Heslo správce 1')} where user_id = ${root.id}`.execute(
      central.db,
    );
    return root;
  }

  /** From an address of its own each time: what one address may is another matter. */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, token?: string): Promise<Reply> {
    addresses += 1;
    const reply = await send(this.central, {
      method,
      url: `/central${path}`,
      remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    answers.add(`${method} ${path} ${reply.status}`);
    return reply;
  }

  signIn(password: string): Promise<Reply> {
    return this.call('POST', '/auth/token', { username: this.user.email, password });
  }

  open(): Secrets {
    const secrets: Secrets = { access: [], refresh: [], code: null };
    this.sessions.push(secrets);
    return secrets;
  }

  take(secrets: Secrets, { body }: Reply): void {
    secrets.access.push(textAt(body, 'tokens', 'access_token'));
    secrets.refresh.push(textAt(body, 'tokens', 'refresh_token'));
  }

  async readCode(secrets: Secrets): Promise<void> {
    secrets.code = await lastCode(this.central, this.phone);
  }

  async keep(password: string): Promise<void> {
    this.password = password;
    await sql`update credentials set password_hash = ${await cheapDigest(password)} where user_id = ${this.user.id}`.execute(
      this.central.db,
    );
  }

  async demand(isDemanded: boolean): Promise<void> {
    await sql`update password_policy set second_factor_is_required = ${isDemanded}`.execute(this.central.db);
  }

  async setActive(isActive: boolean): Promise<Reply> {
    await sql`update password_policy set second_factor_is_required = false`.execute(this.central.db);
    const { body } = await this.call('POST', '/auth/token', { username: this.root.email, password: 'Heslo správce 1' });
    const root = clientOf(this.central, this.root, textAt(body, 'tokens', 'access_token'), '');
    const version = numberAt((await root.get(`/users/${this.user.id}`)).body, 'version');
    return root.post(`/users/${this.user.id}/actions/${isActive ? 'activate' : 'deactivate'}`, {}, { 'if-match': `"${version}"` });
  }

  advance(milliseconds: number): void {
    this.central.clock.advance(milliseconds);
  }
}
