import type { JSX, ReactNode } from 'react';
import { type Actor, areas, fulfils, isLimited, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import type { AccessWords } from '../../../../contract/messages/cs/console/settings/access.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { resources } from '../../../crud/core/named.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { ReferenceNames } from '../../../crud/fields/references/reference-name.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { areaNames, denialText, useAccessWords, whyOf } from './access-words.ts';
import './access-tab.css';
import { computedOf } from '../../../../contract/derive/computed.ts';
import { accountState } from '../../../../contract/rules/accounts/account-state.ts';
import { readRights, useActor } from '../../../crud/core/use-actor.ts';
import { type EntityAccess, effectiveAccess, isOpen } from './effective-access.ts';

/** What a user really has access to, why, and what the rest would take: judged as the server judges it. */
export function AccessTab({ record }: RecordSlotProps): JSX.Element | null {
  const words = useWords();
  const texts = useAccessWords();
  const reader = useActor();
  const state = useFromClock((now) => computedOf(accountState, record, now));
  if (reader === undefined) return null;
  const user: Actor = { ...readRights(record), maxLevelForSharingPrivileges: reader.maxLevelForSharingPrivileges };
  const all = effectiveAccess(user, resources);
  const open = all.filter(isOpen);
  const closed = all.filter((one) => !isOpen(one));
  const denials = {
    inactive: texts.inactive,
    invited: texts.notBegun,
    not_invited: texts.notBegun,
    blocked: texts.blocked,
    waits: texts.waits,
  }[state];
  return (
    <Panel>
      <div className="access">
        {denials === undefined ? null : <Notice tone="warning">{denials}</Notice>}
        <p>{whyOf(texts, user)}</p>
        <h2 className="access__title">{texts.areasTitle}</h2>
        <Areas user={user} words={words} />
        <h2 className="access__title">{texts.storesTitle}</h2>
        <StoresOf user={user} />
        <h2 className="access__title">{texts.mayTitle}</h2>
        <Entities words={words} all={open} />
        {closed.length === 0 ? null : (
          <>
            <h2 className="access__title">{texts.mayNotTitle}</h2>
            <Entities words={words} all={closed} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** Each area with what it opens in the menu: the user's own, and all of them for a super administrator. */
function Areas({ user, words }: { readonly user: Actor; readonly words: Words }): JSX.Element {
  const access = useAccessWords();
  return (
    <ul className="access__list">
      {areas.map((area) => {
        const isHeld = fulfils(user, [area]);
        return (
          <li key={area} className="access__entity">
            <span className="access__name">
              <Icon name={isHeld ? 'check' : 'close'} size={16} />
              {areaNames(words, [area])}
              <span className="visually-hidden">: {isHeld ? words.form.yes : words.form.no}</span>
            </span>
            <p className={isHeld ? undefined : 'access__why'}>{access.areaHelps[area]}</p>
          </li>
        );
      })}
    </ul>
  );
}

function StoresOf({ user }: { readonly user: Actor }): JSX.Element {
  const access = useAccessWords();
  if (!isLimited(user)) return <p>{isSuperAdministrator(user) ? access.allStoresSuper : access.allStores}</p>;
  return (
    <>
      <p>{access.onlyStores}</p>
      <ReferenceNames target="stores" ids={user.limitations} />
    </>
  );
}

function Entities({ words, all }: { readonly words: Words; readonly all: readonly EntityAccess[] }): JSX.Element {
  const access = useAccessWords();
  return (
    <ul className="access__list">
      {all.map((one) => (
        <li key={one.name} className="access__entity">
          <span className="access__name">
            <Icon name={isOpen(one) ? 'check' : 'close'} size={16} />
            {words.labelsOf({ name: one.name }).page}
          </span>
          <div>
            {isOpen(one) ? <p className="access__may">{mayOf(words, access, one)}</p> : null}
            {one.denials.map((denial) => (
              <p key={denial.actions.join()} className="access__why">
                {denialText(words, access, one, denial)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function mayOf(words: Words, access: AccessWords, { name, may, by, areas: opening }: EntityAccess): ReactNode {
  const done = [...new Set(may.map((action) => access.actions[action]))];
  const own = may.includes('edit') ? Object.values(words.labelsOf({ name }).actions ?? {}).map(({ infinitive }) => infinitive) : [];
  const further = own.length === 0 ? '' : `; ${access.further(words.grammar.list(own))}`;
  const reason = by === 'areas' ? access.by.areas(areaNames(words, opening)) : by === undefined ? '' : access.by[by];
  return (
    <>
      {words.grammar.list(done)}
      {further} <span className="quiet">({reason})</span>
    </>
  );
}
