import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refuse } from '../../../../contract/basics/refusal.ts';

const longestText = 20_000;
const encoded = z
  .string()
  .max(longestText)
  .regex(/^[\w-]+$/u);
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(10);
const common = { id: encoded, rawId: encoded, type: z.literal('public-key') };
const nothing = z.object({});

const registration = z.object({
  ...common,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports: transports.default([]) }),
  clientExtensionResults: nothing.default({}),
});

const authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
  clientExtensionResults: nothing.default({}),
});

/** What a browser answers when it has made a passkey (WebAuthn, RegistrationResponseJSON); anything else is refused. */
export function parseRegistration(given: unknown): RegistrationResponseJSON {
  return read(registration, given);
}

/** What a browser answers when it has signed with a passkey (WebAuthn, AuthenticationResponseJSON). */
export function parseAuthentication(given: unknown): AuthenticationResponseJSON {
  return read(authentication, given);
}

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data } = schema.safeParse(given);
  if (!success) throw refuse('passkey_refused');
  return data;
}
