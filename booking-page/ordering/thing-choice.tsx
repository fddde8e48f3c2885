import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { foundThings, type ThingToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { Offer } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { useSpeech } from '../words/speech.ts';

type ThingChoiceProps = {
  readonly things: readonly ThingToOrder[];
  readonly groups: Offer['groups'];
  readonly onThing: (thing: ThingToOrder) => void;
};

/** So many are looked through without a search. */
const fewThings = 8;

/** What can be ordered, by its agendas. */
export function ThingChoice({ things, groups, onThing }: ThingChoiceProps): JSX.Element {
  const { words } = useSpeech();
  const [typed, setTyped] = useState('');
  const found = foundThings(things, typed, groups);
  const sections = [
    ...groups.map((group) => ({ ...group, things: found.filter(({ group_ids }) => group_ids.includes(group.id)) })),
    { id: 0, name: groups.length === 0 ? '' : words.thing.others, text: null, picture_url: null, things: found.filter(isInNone) },
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
      {sections.map(({ id, name, text, picture_url, things: own }) => (
        <section key={id} class="agenda">
          {name === '' ? null : (
            <div class="agenda__head">
              {picture_url === null ? null : <img src={picture_url} alt="" width={40} height={40} />}
              <div>
                <h2>{name}</h2>
                {text === null ? null : <p class="quiet">{text}</p>}
              </div>
            </div>
          )}
          <ul class="choices">
            {own.map((thing) => (
              <li key={thing.name}>
                <button type="button" class="choice" onClick={() => onThing(thing)}>
                  <b>{thing.name}</b>
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
