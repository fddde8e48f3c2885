import { act, fireEvent, render, screen } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button/button.tsx';
import { MenuItem } from '../../../src/ui/button/menu-item.tsx';
import { useNoStrayPresses } from '../../../src/ui/button/stray-presses.ts';
import { Form } from '../../../src/ui/form/form.tsx';

/** Work that ends when the test decides. */
function someWork() {
  const ends: (() => void)[] = [];
  const start = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { start, end: () => act(async () => ends.shift()?.()) };
}

const button = () => screen.getByRole('button');

/** Two presses of one double click as the browser sends them. */
function doubleClick(first: Element, second: () => Element): void {
  for (const [target, detail] of [[() => first, 1] as const, [second, 2] as const]) {
    fireEvent.mouseDown(target(), { detail });
    fireEvent.mouseUp(target(), { detail });
    fireEvent.click(target(), { detail });
  }
}

describe.each([
  ['a button', (start: () => Promise<void>) => <Button onClick={start}>Vytvořit</Button>],
  ['an item of a menu', (start: () => Promise<void>) => <MenuItem onClick={start}>Vytvořit</MenuItem>],
])('%s that starts something', (_, make) => {
  it('ignores presses, says that it is busy and keeps the focus until the first has ended', async () => {
    const { start, end } = someWork();
    render(make(start));
    button().focus();
    fireEvent.click(button());
    fireEvent.click(button());
    expect(start).toHaveBeenCalledTimes(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button());
    await end();
    expect(button().getAttribute('aria-busy')).toBeNull();
    fireEvent.click(button());
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('ignores the rest of a double click when the first has ended already', async () => {
    const { start, end } = someWork();
    render(make(start));
    fireEvent.click(button(), { detail: 1 });
    await end();
    fireEvent.click(button(), { detail: 2 });
    expect(start).toHaveBeenCalledTimes(1);
  });
});

it('a button that takes a step is heard at each press', () => {
  const step = vi.fn(() => undefined);
  render(<Button onClick={step}>Další</Button>);
  for (const detail of [1, 2, 3]) fireEvent.click(button(), { detail });
  expect(step).toHaveBeenCalledTimes(3);
});

describe('a form', () => {
  it('is sent once, whether by its button or by Enter, until that has ended', async () => {
    const { start, end } = someWork();
    const { container } = render(
      <Form onSubmit={start}>
        <input aria-label="Název" />
        <Button type="submit">Vytvořit</Button>
      </Form>,
    );
    const form = container.querySelector('form');
    if (form === null) throw new Error('no form');
    fireEvent.click(button(), { detail: 1 });
    fireEvent.submit(form);
    expect(start).toHaveBeenCalledTimes(1);
    await end();
    fireEvent.click(button(), { detail: 2 });
    expect(start).toHaveBeenCalledTimes(1);
    fireEvent.submit(form);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('the second press of a double click', () => {
  const pressed = vi.fn();

  /** A button that gives way to another one, as a row gives way to the screen that it opens. */
  function Screens(): JSX.Element {
    useNoStrayPresses();
    const [isOpen, setOpen] = useState(false);
    if (!isOpen) return <button type="button" key="row" aria-label="row" onClick={() => setOpen(true)} />;
    return <button type="button" key="other" aria-label="other" onMouseDown={pressed} onClick={pressed} />;
  }

  it('does not reach what the first one has opened; the next press does', () => {
    pressed.mockClear();
    render(<Screens />);
    doubleClick(screen.getByLabelText('row'), () => screen.getByLabelText('other'));
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByLabelText('other'), { detail: 1 });
    fireEvent.click(screen.getByLabelText('other'), { detail: 1 });
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('reaches what was pressed first', () => {
    const twice = vi.fn();
    function MountedButton(): JSX.Element {
      useNoStrayPresses();
      return <button type="button" aria-label="mounted" onClick={twice} />;
    }
    render(<MountedButton />);
    doubleClick(button(), button);
    expect(twice).toHaveBeenCalledTimes(2);
  });
});
