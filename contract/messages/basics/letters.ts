import type { Pause } from '../../operations/report-answer.ts';
import type { DayPart } from '../../rules/booking/waiting-list.ts';
import type { TemplatePurpose } from '../../rules/text/template-tags.ts';

export type Letter = { readonly subject: string; readonly body: string };
/** What changed among the ways of proving oneself. */
export type FactorChange = 'totp_added' | 'totp_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_made';
/** What someone else changed of how a user is reached. */
export type ContactChange = 'email' | 'phone';
/** What messages to staff say about branches. `what`: the device or the kind, where there is one. */
export type BranchNews = {
  readonly event: 'store_silent' | 'outage' | 'paper_low';
  readonly store: string;
  readonly what: string;
  readonly since: string;
  readonly link: string;
};
/** What is waited for, for which days, and the link of the client. */
export type WaitingLetter = {
  readonly service: string;
  readonly store: string;
  readonly days: string;
  readonly part: DayPart;
  readonly link: string;
};
/** What is offered, and the end of the offer: a letter may be read on another day. */
export type FreedLetter = WaitingLetter & { readonly when: string; readonly until: string; readonly untilDay: string };
type Seen = { readonly when: string; readonly address: string };

/** Every letter to a user, and what is built in of those to clients. They are plain text: nothing in them is ever rendered. */
export type Letters = {
  readonly lostPassword: (facts: { readonly link: string; readonly minutes: number }) => Letter;
  readonly invitation: (facts: { readonly link: string; readonly by: string; readonly hours: number; readonly until: string }) => Letter;
  readonly accountBegun: (facts: Seen) => Letter;
  readonly passwordChanged: (facts: Seen) => Letter;
  readonly tooManyTries: (facts: Seen) => Letter;
  /** `mayKnownEnter`: browsers that have signed in before are not blocked. */
  readonly accountBlocked: (facts: Seen & { readonly mayKnownEnter: boolean }) => Letter;
  readonly signedInAfterFailures: (facts: Seen & { readonly failed: number }) => Letter;
  readonly phoneConfirmed: (facts: Seen & { readonly phone: string }) => Letter;
  readonly factorsChanged: (facts: Seen & { readonly change: FactorChange }) => Letter;
  readonly recoveryCodeUsed: (facts: Seen & { readonly left: number }) => Letter;
  readonly secondFactorReset: (facts: { readonly when: string; readonly by: string }) => Letter;
  /** Goes to the address from before. */
  readonly contactChanged: (facts: { readonly when: string; readonly by: string; readonly change: ContactChange }) => Letter;
  /** To staff, of a branch's licence. */
  readonly licenceEnding: (facts: { readonly store: string; readonly day: string; readonly left: number; readonly link: string }) => Letter;
  /** To staff, of a backup that could not be made. */
  readonly backupFailed: (facts: { readonly store: string; readonly when: string; readonly link: string }) => Letter;
  /** To staff, of a backup of everything that could not be made or relied on. */
  readonly wholeBackupFailed: (facts: { readonly when: string; readonly server: string; readonly reason: string }) => Letter;
  /** To staff, of older backups of everything that still hold personal values of clients. */
  readonly wholeBackupNotErased: (facts: { readonly when: string; readonly server: string; readonly reason: string }) => Letter;
  /** Of a report that is sent again and again. Without a file there is no way out for mail yet: then only the link is known. */
  readonly scheduledReport: (facts: {
    readonly name: string;
    readonly period: string;
    readonly by: string;
    readonly notes: readonly string[];
    readonly file: 'attached' | 'too_large' | 'none';
    readonly link: string;
  }) => Letter;
  /** To the owner of a report that could not be sent. */
  readonly reportNotSent: (facts: { readonly name: string; readonly why: Pause | 'failed'; readonly link: string }) => Letter;
  readonly branchNews: (news: BranchNews) => Letter;
  /** Below an e-mail about a visit that is to come: how long it takes, and until what hour. */
  readonly visitTakes: (minutes: number, until: string) => string;
  /** Under the message that an order is cancelled. */
  readonly bookAgain: (link: string) => string;
  /** After a move that asks whether the new time suits. */
  readonly answerLink: (link: string) => string;
  /**
   * At the end of a message to a client: where their order is confirmed, or shown. `minutes` are those within which an order that asks for
   * its confirmation must be confirmed.
   */
  readonly orderLink: (facts: { readonly link: string; readonly purpose: TemplatePurpose; readonly minutes: number }) => string;
  /** In the calendar of the client, below the visit. */
  readonly visitNote: (facts: { readonly pin: string; readonly link: string | null }) => string;
  /** With tags: a client who was moved is let in by another PIN. */
  readonly newPin: string;
  /** With tags: asks a client to confirm where the town has no template that does. */
  readonly confirmRequest: Letter;
  /** To a client on the waiting list: that they wait, and that a time is held for them. Values are escaped for the e-mail. */
  readonly waiting: (facts: WaitingLetter) => Letter & { readonly sms: string };
  readonly freed: (facts: FreedLetter) => Letter & { readonly sms: string };
  /** An SMS: it fits one message. */
  readonly smsCode: (facts: { readonly code: string; readonly minutes: number }) => string;
};
