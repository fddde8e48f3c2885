import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people, signIn } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('signed-in devices', () => {
  it('are signed out from another one, by keys alone', async () => {
    const somebody = people.operatorOfStoreTwo;
    const [here, there] = [await town.visitor(somebody, { width: 400, dark: true }), await town.visitor(somebody)];
    await here.goto('/settings/devices');
    await here.getByRole('heading', { level: 1, name: 'Přihlášená zařízení' }).waitFor();
    await here.getByText('Toto zařízení').waitFor();
    await expect.poll(() => here.getByRole('listitem').filter({ hasText: 'Naposledy aktivní' }).count()).toBe(2);
    expect(await violationsOn(here)).toEqual([]);
    const { press } = keysOn(() => here);
    await press(/^Odhlásit zařízení Chrome/u);
    await here.getByText('Zařízení je odhlášené.').waitFor();
    await here.getByText('Jinde přihlášeni nejste.').waitFor();
    expect(await violationsOn(here)).toEqual([]);
    // Anyone who sits at the other one sees why, without having pressed anything.
    await there.getByText('Z bezpečnostních důvodu jsme Vás odhlásili.').waitFor();

    await signIn(there, somebody);
    await here.reload();
    await here.getByRole('button', { name: 'Odhlásit všechna ostatní' }).waitFor();
    await press('Odhlásit všechna ostatní');
    await here.getByText('Odhlásili jsme vás na 1 dalším zařízení.').waitFor();
    await here.context().close();
    await there.context().close();
  });
});
