import type { ComponentProps, JSX } from 'react';

/** The e-mail address that people sign in with, as browsers and password managers know it. */
export function UsernameInput(attributes: ComponentProps<'input'>): JSX.Element {
  return (
    <input
      className="input"
      type="text"
      inputMode="email"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...attributes}
    />
  );
}
