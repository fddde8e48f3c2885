import type { JSX } from 'react';
import { PickPanel } from '../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';

type Choice<T extends string> = { readonly value: T; readonly label: string };

type ChoicePopoverProps<T extends string> = {
  readonly label: string;
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly picked: T;
  readonly isActive: boolean;
  readonly onPick: (value: T) => void;
};

/** One of a few, behind a button that says which. */
export function ChoicePopover<T extends string>({ label, legend, choices, picked, isActive, onPick }: ChoicePopoverProps<T>): JSX.Element {
  return (
    <PopoverButton label={label} active={isActive}>
      <PickPanel
        legend={legend}
        single
        options={choices}
        picked={[picked]}
        onPick={([value]) => {
          const found = choices.find((one) => one.value === value);
          if (found !== undefined) onPick(found.value);
        }}
      />
    </PopoverButton>
  );
}
