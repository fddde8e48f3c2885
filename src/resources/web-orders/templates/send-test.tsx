import { type JSX, useRef, useState } from 'react';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useEditorWords } from './editor-words.ts';

type SendTestProps = { readonly channel: 'email' | 'sms'; readonly subject: string; readonly content: string };
type Result = { readonly tone: 'info' | 'warning'; readonly text: string };

/** Sends what the preview shows to anyone who writes the template. */
export function SendTest({ channel, subject, content }: SendTestProps): JSX.Element {
  const words = useEditorWords();
  const { ask } = useCalls();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();
  const key = useRef(crypto.randomUUID());
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setResult(undefined);
    try {
      const body = { channel, content, ...(channel === 'email' ? { subject } : {}) };
      const { recipient, leaves } = await ask('POST /template-tests', { body, header: { 'Idempotency-Key': key.current } });
      setResult(leaves ? { tone: 'info', text: words.tested(recipient) } : { tone: 'warning', text: words.testKept(recipient) });
    } catch (error) {
      setResult({ tone: 'warning', text: readRefusal(error).message });
    } finally {
      key.current = crypto.randomUUID();
      setSending(false);
    }
  };
  return (
    <div className="send-test">
      <Button icon="report" busy={isSending} disabled={content === ''} onClick={() => send()}>
        {words.test}
      </Button>
      {result === undefined ? null : <Notice tone={result.tone}>{result.text}</Notice>}
    </div>
  );
}
