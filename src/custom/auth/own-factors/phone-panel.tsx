import { type JSX, useState } from 'react';
import type { OwnFactors } from '../../../../contract/operations/second-factor.ts';
import { formatPhone } from '../../../crud/core/format.ts';
import { messageLeaves } from '../../../crud/core/unsent/message-leaves.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { PhoneForm } from '../two-factor/phone-form.tsx';
import { FactorPanel } from './factor-panel.tsx';

type PhonePanelProps = Pick<OwnFactors, 'phone' | 'phone_confirmed' | 'asks_password'> & { readonly onChanged: (text: string) => void };

/** The telephone that codes go to. */
export function PhonePanel({ phone, phone_confirmed, asks_password, onChanged }: PhonePanelProps): JSX.Element {
  const { own } = useSecondFactorWords();
  const words = own.phone;
  const { now } = useCentral();
  const [isOpen, setOpen] = useState(false);
  return (
    <FactorPanel
      title={words.title}
      text={messageLeaves('sms') ? words.text : words.unsentText}
      isOn={phone_confirmed}
      onLabel={words.confirmed}
    >
      {phone_confirmed ? (
        <>
          <p>{formatPhone(phone ?? '')}</p>
          <p className="quiet">{words.fixed}</p>
        </>
      ) : (
        <>
          <p className="quiet">{words.none}</p>
          <div className="factors__actions">
            <Button onClick={() => setOpen(true)}>{words.confirm}</Button>
          </div>
        </>
      )}
      {isOpen ? (
        <Dialog title={words.confirm} closeLabel={own.close} onClose={() => setOpen(false)}>
          <div className="two-factor">
            <PhoneForm
              known={phone}
              waiting={null}
              nextAt={now().toISOString()}
              asksPassword={asks_password}
              onPassed={() => {
                setOpen(false);
                onChanged(words.done);
              }}
            />
          </div>
        </Dialog>
      ) : null}
    </FactorPanel>
  );
}
