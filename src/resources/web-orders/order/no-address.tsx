import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useOrderMessageWords } from './order-message-words.ts';

/** That there is no way to write to the client, and the way to the field of the form where one is filled in. */
export function NoAddress(): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const fillIn = (): void => {
    // The form next to it, which gives its fields ids of their own; what lies over the page comes last.
    const field = [...document.querySelectorAll<HTMLElement>('form input[id$="-email"]')].at(-1);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="order-messages__none">
      <p className="quiet">{words.noAddress}</p>
      {mayEdit ? (
        <Button icon="edit" onClick={fillIn}>
          {words.fillIn}
        </Button>
      ) : null}
    </div>
  );
}
