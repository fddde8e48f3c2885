import fc from 'fast-check';
import { expect } from 'vitest';
import { isServed, type Stage } from '../../../contract/api/operation.ts';
import type { Model, ModelSession } from './model.ts';
import type { Real } from './real.ts';

type Command = fc.AsyncCommand<Model, Real>;
type Secrets = Real['sessions'][number];
/** A session of both worlds and one of its tokens, chosen by numbers. */
type Chosen = { readonly session: ModelSession; readonly secrets: Secrets; readonly token: string; readonly place: number };

/** How many commands have run; a number of them is what the proof asks for. */
export const ran = { count: 0 };
let passwords = 0;

function command(name: string, work: (model: Model, real: Real) => Promise<void>, isFit: (model: Model) => boolean = () => true): Command {
  return {
    check: (model) => isFit(model),
    run: async (model, real) => {
      ran.count += 1;
      await work(model, real);
    },
    toString: () => name,
  };
}

const hasSessions = ({ sessions }: Model): boolean => sessions.length > 0;

/** Mostly the newest token, as people use it; sometimes one from before. */
function choose(kind: 'access' | 'refresh', model: Model, real: Real, at: readonly [number, number]): Chosen {
  const index = at[0] % model.sessions.length;
  const [session, secrets] = [model.sessions[index], real.sessions[index]];
  if (session === undefined || secrets === undefined) throw new Error('the model and the server have not the same sessions');
  const place = Math.max(0, secrets[kind].length - 1 - (at[1] % 8 < 5 ? 0 : (at[1] % 8) - 4));
  return { session, secrets, place, token: secrets[kind][place] ?? '' };
}

/** What a call of the stage is answered with before its own work; null when that is to come. */
function turnedAway(model: Model, { session, place }: Chosen, stage: Stage): 401 | 403 | null {
  const isOpen = model.open(session, place);
  if (isOpen !== null) return isOpen;
  return isServed(stage, model.owed(session)) ? null : 403;
}

const at = fc.tuple(fc.nat(20), fc.nat(7));

const signIn = (isRight: boolean): Command =>
  command(`sign in ${isRight ? 'rightly' : 'wrongly'}`, async (model, real) => {
    const reply = await real.signIn(isRight ? real.password : `${real.password}!`);
    const isLetIn = model.isActive && model.type(isRight);
    expect(reply.status).toBe(isLetIn ? 200 : 401);
    if (!isLetIn) return;
    const [session, secrets] = [model.begin(), real.open()];
    real.take(secrets, reply);
    // Who comes to that step next finds a code on its way, if one may go.
    if (session.owes && !model.isFirstTime && model.send(session) === 200) await real.readCode(secrets);
  });

/** As someone guesses. */
const guess = (times: number): Command =>
  command(`guess ${times} times`, async (model, real) => {
    for (let time = 0; time < times; time += 1) {
      expect((await real.signIn('Špatné heslo')).status).toBe(401);
      if (model.isActive) model.type(false);
    }
  });

const ask = (where: readonly [number, number]): Command =>
  command(
    `ask ${where.join('/')}`,
    async (model, real) => {
      const chosen = choose('access', model, real, where);
      expect((await real.call('GET', '/me', undefined, chosen.token)).status).toBe(turnedAway(model, chosen, 'passed') ?? 200);
    },
    hasSessions,
  );

const refresh = (where: readonly [number, number], times: number): Command =>
  command(
    `refresh ${where.join('/')} ${times} at once`,
    async (model, real) => {
      const { session, secrets, token, place } = choose('refresh', model, real, where);
      const replies = await Promise.all(Array.from({ length: times }, () => real.call('POST', '/auth/refresh', { refresh_token: token })));
      const expected = replies.map(() => model.rotate(session, place));
      expect(replies.map(({ status }) => status)).toEqual(expected);
      for (const reply of replies) if (reply.status === 200) real.take(secrets, reply);
    },
    hasSessions,
  );

/** Another code: anywhere and at any time, or, as people do, where one is owed and the minute of the last one is over. */
const sendCode = (where: readonly [number, number], isPatient: boolean): Command =>
  command(
    `send a code ${where.join('/')}${isPatient ? ' after a minute' : ''}`,
    async (model, real) => {
      const owing = isPatient ? model.sessions.findLastIndex(({ owes }) => owes) : -1;
      if (isPatient) await wait(61).run(model, real);
      const chosen = choose('access', model, real, owing >= 0 ? [owing, where[1]] : where);
      const { status } = await real.call('POST', '/auth/second-factor/send', {}, chosen.token);
      expect(status).toBe(turnedAway(model, chosen, 'second_factor') ?? model.send(chosen.session));
      if (status === 200) await real.readCode(chosen.secrets);
    },
    hasSessions,
  );

const giveCode = (where: readonly [number, number], isRight: boolean): Command =>
  command(
    `give a ${isRight ? 'right' : 'wrong'} code ${where.join('/')}`,
    async (model, real) => {
      // Every other time where a code is waited for.
      const waiting = model.code === null ? -1 : model.sessions.indexOf(model.code.session);
      const chosen = choose('access', model, real, waiting >= 0 && where[0] % 2 === 0 ? [waiting, where[1]] : where);
      const code = isRight ? (chosen.secrets.code ?? '000000') : 'x';
      const reply = await real.call('POST', '/auth/second-factor', { code }, chosen.token);
      expect(reply.status).toBe(
        turnedAway(model, chosen, 'second_factor') ?? model.give(chosen.session, isRight && chosen.secrets.code !== null),
      );
      if (reply.status === 200) real.take(chosen.secrets, reply);
    },
    hasSessions,
  );

const changePassword = (where: readonly [number, number], isOldRight: boolean): Command =>
  command(
    `change the password ${where.join('/')} with a ${isOldRight ? 'right' : 'wrong'} old one`,
    async (model, real) => {
      const chosen = choose('access', model, real, where);
      passwords += 1;
      const password = `Heslo číslo ${passwords} a dost`;
      const body = { old_password: isOldRight ? real.password : 'jiné', new_password: password };
      const reply = await real.call('POST', '/auth/password', body, chosen.token);
      expect(reply.status).toBe(turnedAway(model, chosen, 'password') ?? model.change(chosen.session, isOldRight));
      if (reply.status !== 200) return;
      real.take(chosen.secrets, reply);
      await real.keep(password);
    },
    hasSessions,
  );

const signOut = (where: readonly [number, number]): Command =>
  command(
    `sign out ${where.join('/')}`,
    async (model, real) => {
      const { session, token } = choose('refresh', model, real, where);
      expect((await real.call('POST', '/auth/sign-out', { refresh_token: token })).status).toBe(204);
      session.hasEnded = true;
    },
    hasSessions,
  );

const endOthers = (where: readonly [number, number]): Command =>
  command(
    `end the others ${where.join('/')}`,
    async (model, real) => {
      const chosen = choose('access', model, real, where);
      const away = turnedAway(model, chosen, 'passed');
      expect((await real.call('DELETE', '/sessions', undefined, chosen.token)).status).toBe(away ?? 200);
      if (away === null) model.endAll(chosen.session);
    },
    hasSessions,
  );

const setActive = (isActive: boolean): Command =>
  command(
    isActive ? 'activate' : 'block',
    async (model, real) => {
      expect((await real.setActive(isActive)).status).toBe(200);
      model.isActive = isActive;
      if (!isActive) model.endAll(null);
      await real.demand(model.isDemanded);
    },
    (model) => model.isActive !== isActive,
  );

const demand = (isDemanded: boolean): Command =>
  command(isDemanded ? 'demand a second factor' : 'demand none', async (model, real) => {
    model.isDemanded = isDemanded;
    await real.demand(isDemanded);
  });

const wait = (seconds: number): Command =>
  command(`wait ${seconds} s`, async (model, real) => {
    model.now += seconds * 1000 + 1;
    real.advance(seconds * 1000 + 1);
  });

/** Everything that can happen at the way in, the likely more often than the rare. */
export const commands: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom(true, true, false).map(signIn),
  fc.constantFrom(true, true, false).map(signIn),
  fc.integer({ min: 1, max: 6 }).map(guess),
  at.map(ask),
  at.map(ask),
  fc.tuple(at, fc.constantFrom(1, 1, 2)).map(([where, times]) => refresh(where, times)),
  fc.tuple(at, fc.boolean()).map(([where, isPatient]) => sendCode(where, isPatient)),
  fc.tuple(at, fc.constantFrom(true, true, false)).map(([where, isRight]) => giveCode(where, isRight)),
  fc.tuple(at, fc.boolean()).map(([where, isOldRight]) => changePassword(where, isOldRight)),
  at.map(signOut),
  at.map(endOthers),
  fc.constantFrom(false, true, true).map(setActive),
  fc.boolean().map(demand),
  fc.constantFrom(1, 9, 11, 59, 60, 61, 299, 300, 599, 600, 1800, 1801, 43_200).map(wait),
];
