import { englishPlural } from '../../../basics/plural.ts';
import type { AuthWords } from '../../../cs/console/sign-in/auth.ts';
import { roleNames } from '../../basics/role-names.ts';
import { authPages } from './auth-pages.ts';

/** English of the Czech file of the same name. */
export const auth: AuthWords = {
  signIn: {
    ...authPages.signIn,
    invalid: 'Wrong user name or password',
    signedOutByUser: 'You are signed out.',
    signingOut: 'Signing out…',
    again: 'Sign in again',
  },
  provider: {
    button: 'Sign in with the office account',
    or: 'or',
    failures: {
      unavailable: 'The sign-in service of the office does not answer now. Sign in with your e-mail and password, or try again later.',
      refused: 'Signing in at the sign-in service was cancelled or refused. Try again, or sign in with your e-mail and password.',
      attempt_unknown: 'This sign-in did not begin in this browser, or was already used. Please sign in again.',
      attempt_expired: 'Signing in took too long. Please sign in again.',
      answer_not_valid:
        'The answer of the sign-in service could not be verified, so we did not sign you in. Try again, and if it happens again, tell your administrator.',
      email_not_verified: 'The sign-in service has not verified your e-mail. Verify it there, or sign in with your e-mail and password.',
      no_account: 'There is no account with your e-mail. Ask your administrator to make you one.',
      account_not_active: 'Your account is not active, or is blocked. Ask your administrator.',
      other_identity: 'The account with your e-mail is already joined with somebody else at the sign-in service. Ask your administrator.',
      too_many_attempts:
        'Too many sign-ins began at your address and were not finished. Try again in a few minutes, or sign in with your e-mail and password.',
    },
  },
  createPassword: {
    title: 'Create your password',
    text: 'You are signing in for the first time. Choose a password that only you will know.',
    submit: 'Save the password',
  },
  changePassword: {
    title: 'Change of password',
    expired: 'Your password has expired. Choose a new one.',
    submit: 'Change the password',
    changed: 'The password was changed.',
    notChanged: 'The password could not be changed.',
    othersSignedOut: 'We signed you out on your other devices.',
  },
  password: {
    old: 'Present password',
    new: 'New password',
    again: 'New password again',
    strength: 'Strength of the password',
    strengths: { weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
    strengthHelp: 'Add another word or two.',
    rules: 'The password must contain',
    ruleMet: 'met',
    ruleNotMet: 'not met yet',
    rule: {
      length: (count) => `at least ${count} ${englishPlural(count, 'character', 'characters')}`,
      smallLetter: 'a small letter',
      capitalLetter: 'a capital letter',
      number: 'a digit',
      specialCharacter: 'a special character',
    },
    problem: {
      mismatch: 'The two new passwords must match',
      sameAsPrevious: 'The new password is the same as the present one, choose another one',
      alreadyUsed: (day) => `You have already used this password (${day}), choose another one`,
      wrongOld: 'The present password is not right',
      common: 'This password is too common, choose another one',
      tooWeak: 'The password does not meet all the rules yet',
    },
  },
  firstAdministrator: {
    title: 'The first super administrator',
    text: 'The central application has no user yet. Make the one who will administer everything else.',
    name: 'First and last name',
    email: 'E-mail',
    submit: 'Make the super administrator',
    saved: 'The super administrator is there. You can sign in.',
  },
  lostPassword: {
    title: 'Lost password',
    text: 'Enter your e-mail. We will send you a link to set a new password.',
    submit: 'Send the link',
    submitUnsent: 'Prepare the link',
    invalidEmail: 'Please enter a valid e-mail address',
    sent: 'If an account with this e-mail exists, the link is on its way. It is valid for 30 minutes.',
    unsentText: 'Enter your e-mail. A super administrator gives you the link to set a new password, this server sends no e-mails now.',
    unsent:
      'No e-mail will come, this server sends none now. If an account with this e-mail exists, the link waits in the outgoing messages: ask a super administrator for it. It is valid for 30 minutes.',
    newTitle: 'New password',
    invalidLink: 'The link is no longer valid.',
    invalidLinkHelp: 'Each link can be used once and for a limited time. Ask for a new one.',
    newLink: 'Ask for a new link',
    saved: 'The password is set. You can sign in.',
    back: 'Back to sign-in',
  },
  firstSteps: {
    title: 'There is no account here yet',
    text: 'You make the first super administrator by the link that the server printed in the terminal when it started. The link is valid for 24 hours and can be used once. If you do not have it, start the server again and it prints a new one.',
  },
  signedIn: {
    title: 'You are signed in already',
    text: (name, email) => `${name} (${email}) is signed in in this browser.`,
    purpose: {
      invitation: 'You have opened an invitation that may belong to another account.',
      lost_password: 'You have opened a link for setting a new password.',
      first_administrator: 'You have opened a link for making the first super administrator.',
    },
    signOut: 'Sign out and go on with the link',
    stay: 'Stay in the application',
  },
  invitation: {
    newTitle: 'Welcome to the Central application',
    text: 'You have a new account here. Set the password that you will sign in with.',
    saved: 'The password is set. Sign in with the e-mail that the invitation is addressed to.',
  },
  roles: roleNames,
};
