import type { JSX } from 'react';
import type { RowToolProps } from '../../../crud/core/additions/additions.ts';
import { StepButtons } from './step-buttons.tsx';
import './row-steps.css';

/** The steps in a row of the list: seen where the pointer or the focus is, and as long as the last one can be undone. */
export function RowSteps(props: RowToolProps): JSX.Element {
  return (
    <span className="row-steps">
      <StepButtons {...props} />
    </span>
  );
}
