import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { ShownKey } from '../../../src/resources/stores/branch-key/shown-key.tsx';

const publicAddress = 'wss://poradnik.mesto.cz/central/branches/socket';

function show(address: string): void {
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('cs')}>
      <ShownKey code="RADNICE" branchKey="tajny-klic" address={address} onClose={() => undefined} />
    </CoreAdminContext>,
  );
}

describe('the dialog of a new key', () => {
  it('shows the address that the branch dials, and copies it apart from the key', async () => {
    const user = userEvent.setup();
    show(publicAddress);
    expect(screen.getByText(publicAddress).tagName).toBe('CODE');
    expect(screen.queryByText(/PUBLIC_URL/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kopírovat adresu' }));
    expect(await navigator.clipboard.readText()).toBe(publicAddress);
    await user.click(screen.getByRole('button', { name: 'Kopírovat klíč' }));
    expect(await navigator.clipboard.readText()).toBe('tajny-klic');
  });

  it('says of an address that holds on this machine alone what to set', () => {
    show('ws://localhost:3000/central/branches/socket');
    expect(screen.getByText(/Platí jen na tomto počítači.*PUBLIC_URL/u)).toBeTruthy();
  });
});
