import type { AuthPagesWords } from '../../../cs/console/sign-in/auth-pages.ts';

/** English of the Czech file of the same name. */
export const authPages: AuthPagesWords = {
  tag: 'en',
  pageTitle: 'Central application',
  productName: 'Pořadník',
  copyright: (year) => `© ${year} Pořadník`,
  language: 'Language',
  languages: { cs: 'Čeština', en: 'English' },
  reference: (number) => `Error number: ${number}`,
  unreachable: 'The server does not answer. Check the connection and try again.',
  timedOut: 'The answer takes too long. Try again.',
  unexpected: 'The server gave an unexpected answer. Try again; if it repeats, tell the support the error number.',
  again: 'Try again',
  loading: 'Loading…',
  redirecting: 'One moment, we are preparing your screen…',
  required: 'Please fill in this field',
  signIn: {
    title: 'Sign-in',
    username: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    lostPassword: 'Forgot your password?',
    capsLock: 'Caps Lock is on.',
    signedOut: 'We signed you out for security reasons.',
  },
};
