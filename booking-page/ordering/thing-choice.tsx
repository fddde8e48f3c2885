import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { localiseName } from '../../contract/rules/booking-page/localized-text.ts';
import { foundThings, type ThingToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { Offer } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { Note } from '../parts/note.tsx';
import { useLanguage } from '../words/language.ts';

type ThingChoiceProps = {
  readonly things: readonly ThingToOrder[];
  readonly groups: Offer['groups'];
  readonly onThing: (thing: ThingToOrder) => void;
};

const noAgenda = { id: 0, text: null, text_en: null, picture_url: null } as const;

/** This many are looked through without a search. */
const fewThings = 8;

/** What can be ordered, by its agendas. */
export function ThingChoice({ things, groups, onThing }: ThingChoiceProps): JSX.Element {
  const { language, words } = useLanguage();
  const [typed, setTyped] = useState('');
  const shown = ({ name, name_en }: ThingToOrder): string => localiseName(language, name, name_en).text;
  const offered = language === 'cs' ? things : things.toSorted((one, other) => shown(one).localeCompare(shown(other), language));
  const found = foundThings(offered, { typed, agendas: groups, language });
  const sections = [
    ...groups.map((group) => ({ ...group, things: found.filter(({ group_ids }) => group_ids.includes(group.id)) })),
    { ...noAgenda, name: groups.length === 0 ? '' : words.thing.others, name_en: words.thing.others, things: found.filter(isInNone) },
  ].filter((section) => section.things.length > 0);
  if (things.length === 0) return <Note icon="office">{words.nothingOffered}</Note>;
  return (
    <>
      {things.length > fewThings ? (
        <label class="field">
          {words.thing.search}
          <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
        </label>
      ) : null}
      {sections.map(({ id, name, name_en, text, text_en, picture_url, things: own }) => (
        <section key={id} class="agenda">
          {name === '' ? null : (
            <div class="agenda__head">
              {picture_url === null ? null : <img src={picture_url} alt="" width={40} height={40} />}
              <div>
                <LocalizedText as="h2" name={name} english={name_en} />
                <LocalizedText as="p" class="quiet" name={text} english={text_en} />
              </div>
            </div>
          )}
          <ul class="choices">
            {own.map((thing) => (
              <li key={thing.name}>
                <button type="button" class="choice" onClick={() => onThing(thing)}>
                  <LocalizedText as="b" name={thing.name} english={thing.name_en} />
                  <Icon name="forward" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <p role="status">{words.thing.none(typed.trim())}</p> : null}
      <aside class="aside">
        <h2>{words.thing.haveOrder}</h2>
        <p>{words.thing.haveOrderHow}</p>
      </aside>
    </>
  );
}

function isInNone({ group_ids }: ThingToOrder): boolean {
  return group_ids.length === 0;
}
