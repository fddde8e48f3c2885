import { afterFailure, mayTry, type Tries } from '../../../contract/rules/accounts/guessing.ts';
import type { OwedStep } from '../../../contract/rules/accounts/next-step.ts';
import { nextCodeAt } from '../../../contract/rules/accounts/second-factor.ts';

const minute = 60_000;
const noTries: Tries = { failed: 0, waitsUntil: null, blockedAt: null };

/** A session as the rules see it; instants in milliseconds. */
export type ModelSession = {
  owes: boolean;
  readonly startedAt: number;
  lastActiveAt: number;
  hasEnded: boolean;
  /** When each access token ends, and since when each refresh token is spent, in the order in which they were given. */
  readonly access: number[];
  readonly refresh: { spentAt: number | null }[];
};

/** What the whole sign-in machine of one user is, written down a second time, without a database. */
export class Model {
  isActive = true;
  isDemanded = false;
  tries = noTries;
  readonly sessions: ModelSession[] = [];
  readonly sent: Date[] = [];
  code: { readonly session: ModelSession; readonly ends: number; tries: number } | null = null;
  now: number;
  isFirstTime: boolean;

  constructor(now: number, isFirstTime: boolean) {
    this.now = now;
    this.isFirstTime = isFirstTime;
  }

  /** Whether a password is looked at; a wrong one is counted, a right one ends the count. */
  type(isRight: boolean): boolean {
    const now = new Date(this.now);
    if (!mayTry(this.tries, now)) return false;
    this.tries = isRight ? noTries : afterFailure(this.tries, now, { allowed: 5, mayBlock: true });
    return isRight;
  }

  begin(): ModelSession {
    const session = { owes: this.isDemanded, startedAt: this.now, lastActiveAt: this.now, hasEnded: false, access: [], refresh: [] };
    this.sessions.push(session);
    this.issue(session);
    return session;
  }

  issue(session: ModelSession): void {
    session.access.push(Math.floor((this.now + 10 * minute) / 1000));
    session.refresh.push({ spentAt: null });
  }

  /** Whether it has run out on its own. */
  isOver({ lastActiveAt, startedAt }: ModelSession): boolean {
    return this.now > lastActiveAt + 30 * minute || this.now > startedAt + 12 * 60 * minute;
  }

  /** The status with which an access token is turned away before anything else is asked; null when it opens the session. */
  open(session: ModelSession, place: number): 401 | null {
    const ends = session.access[place] ?? 0;
    if (ends <= Math.floor(this.now / 1000) || session.hasEnded || !this.isActive || this.isOver(session)) return 401;
    if (this.now - session.lastActiveAt > minute) session.lastActiveAt = this.now;
    return null;
  }

  owed({ owes }: ModelSession): OwedStep | null {
    if (this.isFirstTime) return 'createPassword';
    return owes ? 'twoFactor' : null;
  }

  /** Spends a refresh token, and those next to it unless it was spent itself. A spent one that comes back late ends the session. */
  rotate(session: ModelSession, place: number): 200 | 401 {
    const token = session.refresh[place];
    if (token === undefined || session.hasEnded || this.isOver(session)) return 401;
    if (token.spentAt !== null && this.now - token.spentAt > 10_000) {
      session.hasEnded = true;
      return 401;
    }
    if (!this.isActive) return 401;
    if (token.spentAt === null) this.spendTokens(session);
    this.issue(session);
    return 200;
  }

  spendTokens(session: ModelSession): void {
    for (const token of session.refresh) token.spentAt ??= this.now;
  }

  send(session: ModelSession): 200 | 409 | 429 {
    if (!session.owes) return 409;
    if (nextCodeAt(this.sent, new Date(this.now)).getTime() > this.now) return 429;
    this.sent.push(new Date(this.now));
    this.code = { session, ends: this.now + 300_000, tries: 0 };
    return 200;
  }

  /** A code that is given within a session, right or wrong for the last one that was sent to it. */
  give(session: ModelSession, isRight: boolean): 200 | 422 {
    const alive = this.code;
    if (alive === null || alive.session !== session || alive.ends <= this.now) return 422;
    if (!isRight) {
      alive.tries += 1;
      if (alive.tries === 5) this.code = null;
      return 422;
    }
    this.code = null;
    session.owes = false;
    this.spendTokens(session);
    this.issue(session);
    return 200;
  }

  endAll(but: ModelSession | null): void {
    for (const session of this.sessions) if (session !== but) session.hasEnded = true;
  }

  /** A new password that nothing is wrong with. */
  change(session: ModelSession, isOldRight: boolean): 200 | 422 {
    if (!this.isFirstTime && !this.type(isOldRight)) return 422;
    this.tries = noTries;
    this.isFirstTime = false;
    this.endAll(session);
    this.spendTokens(session);
    this.issue(session);
    return 200;
  }
}
