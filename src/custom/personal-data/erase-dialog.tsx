import type { JSX } from 'react';
import { CancelExpected } from './cancel-expected.tsx';
import { ConfirmErasing, type ConfirmErasingProps } from './confirm-erasing.tsx';

/** Anyone who is still to come is not erased: their orders are cancelled first, then the question follows on its own. */
export function EraseDialog(props: ConfirmErasingProps): JSX.Element {
  const expected = props.found.orders.filter(({ is_expected }) => is_expected);
  return expected.length > 0 ? <CancelExpected {...props} expected={expected} /> : <ConfirmErasing {...props} />;
}
