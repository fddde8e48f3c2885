import { type JSX, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { messageStates, outbox } from '../../../contract/resources/settings/outbox.ts';
import { users } from '../../../contract/resources/settings/users.ts';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { formatDay, formatInstant, formatPhone } from '../../crud/core/format.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { countsText } from '../../resources/settings/counts-text.ts';
import { messageTones } from '../../resources/settings/outbox/message-tones.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FoundHistory } from './found-history.tsx';
import { FoundOrders } from './found-orders.tsx';
import { FoundRecords } from './found-records.tsx';
import { Group } from './group.tsx';
import { usePersonWords } from './person-words.ts';
import { countErasable, countFound, type Found } from './use-found.ts';

type FoundDataProps = {
  readonly found: Found;
  /** Someone has just asked for it. */
  readonly takesFocus: boolean;
  /** Reads it again. */
  readonly onChange: () => Promise<unknown>;
};

/** What is held about the person, how much of it there is, and what can be done with it. */
export function FoundData({ found, takesFocus, onChange }: FoundDataProps): JSX.Element {
  const words = usePersonWords();
  const { language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isErasing, setErasing] = useState(false);
  const who = formatPhone(found.person);
  const counts = countsText(words.kinds, language, countFound(found));
  const isErasable = Object.values(countErasable(found)).some((count) => count > 0);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="found" aria-labelledby="found-title">
      <h2 id="found-title" ref={heading} tabIndex={-1}>
        {counts === '' ? words.found.nothing(who) : words.found.title(who)}
      </h2>
      {counts === '' ? (
        <Panel>
          <p>{words.found.nothingText}</p>
        </Panel>
      ) : (
        <>
          <p>{counts}</p>
          <div className="found__actions">
            <ExportButtons person={found.person} />
            {isErasable ? (
              <Button tone="danger" icon="trash" aria-haspopup="dialog" onClick={() => setErasing(true)}>
                {words.found.erase}
              </Button>
            ) : null}
          </div>
          <FoundOrders orders={found.orders} />
          <FoundWaiting waiting={found.waiting} />
          <FoundRecords records={found.records} />
          <FoundMessages messages={found.messages} />
          <FoundHistory {...found} />
          <FoundBans bans={found.bans} />
          <FoundImports imports={found.imports} />
          <FoundAccounts accounts={found.accounts} />
        </>
      )}
      {isErasing ? (
        <EraseDialog
          {...{ found, onChange }}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            // The button that opened the dialog no longer exists.
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

/** What was written to the person, when, and whether it was sent. */
function FoundMessages({ messages }: Pick<Found, 'messages'>): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  return (
    <Group title={words.found.messages}>
      {messages.map(({ id, created_at, channel, recipient, subject, state }) => {
        const known = messageStates.find((one) => one === state);
        return (
          <li key={id}>
            <div className="found-list__line">
              <Link to={recordPageOf(outbox, { id })}>{formatInstant(created_at)}</Link>
              <span>{choiceLabel(all, outbox, { name: 'channel', value: channel })}</span>
              {known === undefined ? null : (
                <Status tone={messageTones[known]}>{choiceLabel(all, outbox, { name: 'state', value: known })}</Status>
              )}
            </div>
            <p className="found-list__held">{[formatPhone(recipient), subject ?? ''].filter((text) => text !== '').join(' · ')}</p>
          </li>
        );
      })}
    </Group>
  );
}

/** Waiting lists that the person has joined. */
function FoundWaiting({ waiting }: Pick<Found, 'waiting'>): JSX.Element {
  const words = usePersonWords();
  return (
    <Group title={words.found.waiting}>
      {waiting.map(({ id, store, service, first_day, last_day, name, email, phone }) => (
        <li key={id}>
          <div className="found-list__line">
            <span>{`${service}, ${store}`}</span>
            <span>{first_day === last_day ? formatDay(first_day) : `${formatDay(first_day)} – ${formatDay(last_day)}`}</span>
          </div>
          <p className="found-list__held">
            {[name, email ?? '', phone === null ? '' : formatPhone(phone)].filter((text) => text !== '').join(' · ')}
          </p>
        </li>
      ))}
    </Group>
  );
}

/** Bans of the person's own address. */
function FoundBans({ bans }: Pick<Found, 'bans'>): JSX.Element {
  const words = usePersonWords();
  return (
    <Group title={words.found.bans}>
      {bans.map(({ id, pattern, reason }) => (
        <li key={id}>
          <div className="found-list__line">
            <Link to={recordPageOf(emailBlacklist, { id })}>{pattern}</Link>
          </div>
          {reason === null ? null : <p className="found-list__held">{reason}</p>}
        </li>
      ))}
    </Group>
  );
}

/** Rows of files that were imported, as long as they are kept. */
function FoundImports({ imports }: Pick<Found, 'imports'>): JSX.Element {
  const words = usePersonWords();
  return (
    <Group title={words.found.imports}>
      {imports.map(({ file_name, line, cells }) => (
        <li key={`${file_name} ${line}`}>
          <div className="found-list__line">
            <span>{words.found.importedRow(file_name, line)}</span>
          </div>
          <p className="found-list__held">{cells.filter((cell) => cell !== '').join(' · ')}</p>
        </li>
      ))}
    </Group>
  );
}

/** Accounts of staff are named alone: anyone who works here is no client. */
function FoundAccounts({ accounts }: Pick<Found, 'accounts'>): JSX.Element {
  const words = usePersonWords();
  return (
    <Group title={words.found.accounts} help={words.found.accountsHelp}>
      {accounts.map(({ id, name, email }) => (
        <li key={id}>
          <div className="found-list__line">
            <Link to={recordPageOf(users, { id })}>{name}</Link>
            <span>{email}</span>
          </div>
        </li>
      ))}
    </Group>
  );
}
