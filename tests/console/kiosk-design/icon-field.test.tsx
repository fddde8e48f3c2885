import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { drawIcon, kioskIcons } from '../../../drawing/page/kiosk-icons.ts';
import { IconField } from '../../../src/custom/kiosk-editor/properties/icon-field.tsx';
import { openAmongKiosks } from './among-kiosks.tsx';

function Chosen({ first }: { readonly first: string | null | undefined }) {
  const [icon, setIcon] = useState(first);
  return <IconField value={icon} onChange={setIcon} />;
}
const radios = () => screen.findAllByRole<HTMLInputElement>('radio', { hidden: true });

it('offers each pictogram by its drawing and its name, and none', async () => {
  openAmongKiosks(<Chosen first="passport" />);
  const all = await radios();
  expect(new Set(all.map((one) => one.getAttribute('aria-label'))).size).toBe(kioskIcons.length + 1);
  const drawn = all.map((one) => one.parentElement?.querySelector('path')?.getAttribute('d'));
  expect(drawn.slice(1)).toEqual(kioskIcons.map((name) => drawIcon(name, 22)?.firstElementChild?.getAttribute('d')));
  expect(all.filter(({ checked }) => checked).map((one) => one.getAttribute('aria-label'))).toEqual(['Cestovní pas']);
});

it('says the name of what is chosen, and that buttons differ', async () => {
  openAmongKiosks(<Chosen first={undefined} />);
  const named = async (): Promise<string> => (await screen.findByText('Piktogram')).parentElement?.textContent ?? '';
  expect(await named()).toContain('různé');
  expect((await radios()).some(({ checked }) => checked)).toBe(false);
  await userEvent.click(await screen.findByLabelText('Snubní prsteny'));
  expect(await named()).toContain('Snubní prsteny');
  await userEvent.click(await screen.findByLabelText('Žádný'));
  expect(await named()).toContain('Žádný');
});
