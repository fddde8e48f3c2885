import { describe, expect, it } from 'vitest';
import { goodPassword, type Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { signedIn, signIn } from '../../support/people.ts';

const central = await centralOfFile();

describe('a password', () => {
  /** Sets the password for a new user; answers with the status, and with what else then signs them in. */
  async function set(password: string): Promise<Pick<Reply, 'status' | 'body'> & { readonly opens: (typed: string) => Promise<boolean> }> {
    const { email, post } = await signedIn(central);
    const { status, body } = await post('/auth/password', { old_password: goodPassword, new_password: password });
    return { status, body, opens: async (typed) => (await signIn(central, email, typed)).status === 200 };
  }
  const longOne = 'Žluťoučký kůň úpěl ďábelské ódy '.repeat(9);

  it('asvs-6.2.9 may have 64 characters and 256, and no more', async () => {
    expect((await set(longOne.slice(0, 64))).status).toBe(200);
    expect((await set(longOne.slice(0, 256))).status).toBe(200);
    const refused = await set(longOne.slice(0, 257));
    expect(refused).toMatchObject({ status: 422, body: { errors: { new_password: expect.stringContaining('nejvýše 256') } } });
    expect((await set('a'.repeat(4096))).status).toBe(422);
  });

  it('asvs-6.2.8 is looked at whole: the last character, capitals, spaces and signs of any script count', async () => {
    const password = `${longOne.slice(0, 80)} 🎫ř`;
    const { status, opens } = await set(password);
    expect(status).toBe(200);
    expect(await opens(password)).toBe(true);
    for (const other of [
      password.slice(0, -1),
      `${password.slice(0, -1)}r`,
      password.toLowerCase(),
      `${password} `,
      password.replaceAll(' ', ''),
    ]) {
      expect(await opens(other), other).toBe(false);
    }
  });

  it('is the same however the keyboard puts accents together', async () => {
    const { opens } = await set('Řeřicha u dveří kvete');
    expect(await opens('Řeřicha u dveří kvete'.normalize('NFD'))).toBe(true);
  });

  it('asvs-6.2.2 is changed by who has it', async () => {
    const { status, opens } = await set('Nové dlouhé heslo 2027');
    expect([status, await opens('Nové dlouhé heslo 2027'), await opens(goodPassword)]).toEqual([200, true, false]);
  });
});
