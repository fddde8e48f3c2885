import type { Pause } from '../../operations/report-answer.ts';
import { offerMinutes } from '../../rules/booking/waiting-list.ts';
import type { BranchNews, ContactChange, FactorChange, Letters } from '../basics/letters.ts';
import { englishPlural } from '../basics/plural.ts';
import { formatSpan } from './basics/span.ts';
import { orderLetters } from './order-letters.ts';

const factorChanges: Readonly<Record<FactorChange, string>> = {
  totp_added: 'an authenticator app was added to your account',
  totp_removed: 'an authenticator app was removed from your account',
  passkey_added: 'a passkey was added to your account',
  passkey_removed: 'a passkey was removed from your account',
  recovery_codes_made: 'new recovery codes were made for your account, those before no longer hold',
};

const contactChanges: Readonly<Record<ContactChange, string>> = {
  email: 'the e-mail that you sign in with. No more messages will come to this address.',
  phone: 'the telephone that codes for signing in go to. The new one gets them once you have confirmed it.',
};

const newsSubjects: Readonly<Record<BranchNews['event'], (news: BranchNews) => string>> = {
  store_silent: ({ store }) => `Branch ${store} is silent`,
  outage: ({ store, what }) => `Outage at branch ${store}: ${what}`,
  paper_low: ({ store, what }) => `A kiosk at branch ${store} needs paper: ${what}`,
};

const newsSentences: Readonly<Record<BranchNews['event'], (news: BranchNews) => string>> = {
  store_silent: ({ store, since }) => `branch ${store} does not communicate with the central. It was last heard on ${since}.`,
  outage: ({ store, what, since }) => `there has been an outage at branch ${store} since ${since}: ${what}.`,
  paper_low: ({ store, what }) => `paper is out or runs low at branch ${store}. Kiosk: ${what}.`,
};

const whyNotSent: Readonly<Record<Pause | 'failed', string>> = {
  asked: 'The sending is paused.',
  owner: 'The account that owns it is not active. The sending is paused.',
  rights: 'Your account no longer has the right to reports. The sending is paused until you have the right and turn the sending on again.',
  stores:
    'The query asks about a branch that is no longer within your reach. The sending is paused: choose other branches in the query, overwrite the template and turn the sending on again.',
  query:
    'The query of the template no longer means anything. The sending is paused: correct the query, overwrite the template and turn the sending on again.',
  failed:
    'The file could not be made, also when it was tried again. It is sent next time as planned. If this happens again, tell the administrator of the system.',
};

/** What goes to users by e-mail, in English. */
export const letters: Letters = {
  lostPassword: ({ link, minutes }) => ({
    subject: 'New password for the Central application',
    body: `Hello,

somebody, probably you, asked for a new password for the Central application. Set it at:

${link}

The link holds for ${minutes} minutes and can be used once. If you did not ask for it, delete this message: your password stays as it is.`,
  }),
  invitation: ({ link, by, hours, until }) => ({
    subject: 'Invitation to the Central application',
    body: `Hello,

${by} made an account for you in the Central application. Set your password at:

${link}

Then sign in with this e-mail and your password. The link holds for ${hours} ${englishPlural(hours, 'hour', 'hours')}, until ${until}, and can be used once. If you miss that, ask for a new one by the link "Forgot your password?" or for a new invitation.

If you do not know what this is about, delete the message.`,
  }),
  accountBegun: ({ when, address }) => ({
    subject: 'Your password for the Central application is set',
    body: `Hello,

on ${when} the first password of your account in the Central application was set from the address ${address}. You can sign in.

If it was not you, ask for a new password at once by the link "Forgot your password?" and tell your super administrator.`,
  }),
  passwordChanged: ({ when, address }) => ({
    subject: 'Your password for the Central application was changed',
    body: `Hello,

${when} your password for the Central application was changed from the address ${address}. You were signed out on other devices.

If it was not you, ask for a new password at once by "Forgot your password?" and tell a super administrator.`,
  }),
  tooManyTries: ({ when, address }) => ({
    subject: 'Repeated wrong sign-ins to the Central application',
    body: `Hello,

${when} somebody repeatedly tried to sign in under your name from the address ${address} with a wrong password. The next try has to wait now, longer each time, even with the right password.

If it was you and you do not remember the password, ask for a new one by "Forgot your password?". If not, tell a super administrator.`,
  }),
  accountBlocked: ({ when, address, mayKnownEnter }) => ({
    subject: 'Your account in the Central application is blocked',
    body: `Hello,

${when} signing in to your account was blocked after too many wrong tries. The last one came from the address ${address}.

${mayKnownEnter ? 'A browser that you have signed in with before lets you in even now. Elsewhere a' : 'A'} new password by "Forgot your password?" gives you access again, or a super administrator unblocks you.`,
  }),
  signedInAfterFailures: ({ when, address, failed }) => ({
    subject: 'Sign-in to the Central application after wrong tries',
    body: `Hello,

${when} somebody signed in to your account from the address ${address}, after ${failed} wrong tries in a row.

If it was not you, ask for a new password at once by "Forgot your password?" and tell a super administrator.`,
  }),
  phoneConfirmed: ({ when, address, phone }) => ({
    subject: 'New telephone for signing in to the Central application',
    body: `Hello,

${when} the telephone ${phone} was confirmed for your account from the address ${address}. Codes for signing in will go to it.

If it was not you, change your password at once and tell a super administrator.`,
  }),
  factorsChanged: ({ when, address, change }) => ({
    subject: 'Two-step verification changed in the Central application',
    body: `Hello,

${when} ${factorChanges[change]} (from the address ${address}). You were signed out on other devices.

If it was not you, change your password at once and tell a super administrator.`,
  }),
  recoveryCodeUsed: ({ when, address, left }) => ({
    subject: 'Signed in to the Central application by a recovery code',
    body: `Hello,

${when} somebody signed in to your account by a recovery code from the address ${address}. Unused codes left: ${left}.

If it was not you, change your password at once and tell a super administrator.`,
  }),
  secondFactorReset: ({ when, by }) => ({
    subject: 'Your two-step verification in the Central application was reset',
    body: `Hello,

${when} ${by} reset your two-step verification, and you were signed out on all devices. Set up ways of verification again once you have signed in.

If you did not ask for it, tell a super administrator.`,
  }),
  contactChanged: ({ when, by, change }) => ({
    subject: 'Your account in the Central application was changed',
    body: `Hello,

${when} ${by} changed, for your account in the Central application, ${contactChanges[change]}

If you do not know of it, tell a super administrator at once.`,
  }),
  scheduledReport: ({ name, period, by, notes, file, link }) => ({
    subject: `${name}: ${period}`,
    body: `Hello,

${file === 'attached' ? `attached is the report ${name} for ${period}.` : `the report ${name} for ${period} is ready.`}${file === 'too_large' ? ' The file is too large for an e-mail: download it in Pořadník.' : ''}
${notes.length === 0 ? '' : `\n${notes.join('\n')}\n`}
After signing in you find it here:

${link}

${by} set up the sending, and can change or cancel it at the template of the report.`,
  }),
  reportNotSent: ({ name, why, link }) => ({
    subject: `The report ${name} was not sent`,
    body: `Hello,

the report ${name}, which you have sent to you by e-mail, was not sent. ${whyNotSent[why]}

The template and its sending:

${link}`,
  }),
  licenceEnding: ({ store, day, left, link }) => ({
    subject: left < 0 ? `The licence of the branch ${store} ended` : `The licence of the branch ${store} ends soon`,
    body: `Hello,

the licence of the branch ${store} ${left < 0 ? 'ended on' : 'is valid only until'} ${day}${left < 0 ? '' : `, ${left} ${englishPlural(left, 'day', 'days')} left`}. What runs goes on running, but after its end no new desks, displays or kiosks can be added.

Enter a new licence key here:

${link}`,
  }),
  backupFailed: ({ store, when, link }) => ({
    subject: `The backup of the branch ${store} failed`,
    body: `Hello,

on ${when} the backup of the branch ${store} could not be made. Try to make it again, and if that fails, tell who looks after the server:

${link}`,
  }),
  wholeBackupFailed: ({ when, server, reason }) => ({
    subject: 'The backup of everything failed',
    body: `Hello,

on ${when} the backup of the whole of Pořadník could not be made and checked on the server ${server}. Please hand this message to who looks after the server:

${reason}`,
  }),
  wholeBackupNotErased: ({ when, server, reason }) => ({
    subject: 'Personal data could not be taken out of older backups',
    body: `Hello,

on ${when} older backups of Pořadník could not be written again without personal data of clients on the server ${server}. Those backups are as they were; the server tries again the next night. Please hand this message to who looks after the server:

${reason}`,
  }),
  branchNews: (news) => ({
    subject: newsSubjects[news.event](news),
    body: `Hello,

${newsSentences[news.event](news)}

See more at:

${news.link}`,
  }),
  newPin: 'A new PIN holds for the new time: {pin}',
  visitTakes: (minutes, until) => `Length of the visit: about ${formatSpan(minutes)}, until ${until}.`,
  bookAgain: (link) => `Book again here: ${link}`,
  answerLink: (link) => `Does the new time suit you? Confirm it or choose another one: ${link}`,
  orderLink: ({ link, purpose, minutes }) =>
    purpose === 'confirm_request'
      ? `Confirm the appointment within ${formatSpan(minutes)} after this message was sent, otherwise it expires: ${link}`
      : `Your appointment: ${link}`,
  visitNote: ({ pin, link }) =>
    [
      `PIN ${pin}`,
      ...(link === null
        ? []
        : [`Move or cancel the appointment here: ${link}`, 'An answer in the calendar does not cancel the appointment.']),
    ].join('\n'),
  confirmRequest: { subject: orderLetters.confirm_request.subject, body: orderLetters.confirm_request.email },
  waiting: ({ service, store, days, part, link }) => ({
    subject: 'You are waiting for a free time',
    body: `Hello,

you are on the waiting list.

Service: ${service}
Branch: ${store}
What suits: ${days}${{ any: '', morning: ', in the morning', afternoon: ', in the afternoon' }[part]}

When a place is free, we will write to you and hold it for you for ${offerMinutes} minutes. Offers are sent between 7 in the morning and 8 in the evening. The waiting ends with the last day that you entered, and we delete your data then.

See your place in the line or leave the list here: ${link}`,
    sms: `You are waiting for a free time: ${service}, ${days}. Leave: ${link}`,
  }),
  freed: ({ service, store, when, until, untilDay, link }) => ({
    subject: `A time is free: ${when}`,
    body: `Hello,

a time that you are waiting for is free. We hold it for you ${untilDay} until ${until}.

Time: ${when}
Service: ${service}
Branch: ${store}

Open the link and choose whether you take it. Without an answer by ${until} we offer it to the next in line, and your waiting ends: ${link}`,
    sms: `A time is free: ${when}, ${service}. We hold it until ${until}: ${link}`,
  }),
  smsCode: ({ code, minutes }) => `${code} is your code for signing in. It holds ${minutes} min. Tell it to nobody.`,
};
