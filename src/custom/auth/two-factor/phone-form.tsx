import { type JSX, useState } from 'react';
import type { SentCode } from '../../../../contract/operations/second-factor.ts';
import { normalisePhone } from '../../../../contract/rules/text/contact.ts';
import { formatPhone } from '../../../crud/core/format.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { type NewPhone, PhoneNumberForm } from './phone-number-form.tsx';
import { SentCodeForm } from './sent-code-form.tsx';

type PhoneFormProps = {
  readonly known: string | null;
  /** A code that went out before the page was loaded again, and where to. */
  readonly waiting: { readonly code: SentCode; readonly shown: string } | null;
  readonly nextAt: string;
  /** Whether the password has to be given again. */
  readonly asksPassword?: boolean;
  readonly onPassed?: () => void;
};

/** A code on its way. The number to send another one to is not known any more after a reload. */
type Sent = { readonly code: SentCode; readonly shown: string; readonly to?: NewPhone };

/** A telephone, and then the code that went to it. Anyone who goes back to the number can still enter the code that came. */
export function PhoneForm({ known, waiting, nextAt, asksPassword = false, onPassed }: PhoneFormProps): JSX.Element {
  const ask = useHttpAsk();
  const words = useSecondFactorWords().step.phone;
  const [sent, setSent] = useState<Sent | null>(waiting);
  const [isTyping, setTyping] = useState(waiting === null);
  const sendTo = async (to: NewPhone): Promise<SentCode> => {
    const code = await ask('POST /auth/phone', { body: to });
    // Never broken over two lines.
    setSent({ code, to, shown: formatPhone(normalisePhone(to.phone)).replaceAll(' ', '\u00a0') });
    return code;
  };
  if (sent === null || isTyping) {
    return (
      <PhoneNumberForm
        known={sent?.to?.phone ?? known}
        asksPassword={asksPassword}
        give={async (to) => {
          await sendTo(to);
          setTyping(false);
        }}
      >
        {sent === null ? null : (
          <Button wide tone="plain" onClick={() => setTyping(false)}>
            {words.back}
          </Button>
        )}
      </PhoneNumberForm>
    );
  }
  const { code, shown, to } = sent;
  return (
    <>
      <SentCodeForm
        phone={shown}
        send={to === undefined ? null : () => sendTo(to)}
        code={code}
        nextAt={nextAt}
        {...(onPassed === undefined ? {} : { onPassed })}
      />
      <Button wide tone="plain" onClick={() => setTyping(true)}>
        {to === undefined ? words.again : words.other}
      </Button>
    </>
  );
}
