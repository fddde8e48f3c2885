import { type JSX, useId } from 'react';
import { services } from '../../../../contract/resources/stores/services.ts';
import { type ChannelText, channelNames, channelTexts, isHidden } from '../../../../contract/rules/services/channels.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { fieldLabel, useWords } from '../../../crud/core/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { mockUps } from './mock-ups.tsx';
import { useServiceWords } from './service-words.ts';
import './channels.css';

/** How the service looks wherever people meet it, as it is typed: what falls back to its name, and what would be cut. */
export function ChannelPreviews({ draft }: FormSlotProps): JSX.Element {
  const words = useWords();
  const said = useServiceWords().channels;
  const id = useId();
  const shown = channelNames.map((channel) => ({
    channel,
    hidden: isHidden(channel, draft),
    texts: channelTexts(channel, draft),
  }));
  const cut = shown.filter(({ hidden, texts }) => !hidden && texts.some(({ isCut }) => isCut));
  return (
    <section className="channels" aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <p className="quiet">{said.help}</p>
      <div role="status">
        {cut.length === 0 ? null : (
          <Notice tone="warning">{said.cutSomewhere(cut.map(({ channel }) => said.names[channel].toLowerCase()).join(', '))}</Notice>
        )}
      </div>
      <div className="channels__grid">
        {shown.map(({ channel, hidden, texts }) => {
          const MockUp = mockUps[channel];
          return (
            <figure key={channel} className={hidden ? 'channel channel--hidden' : 'channel'}>
              <figcaption className="channel__name">{said.names[channel]}</figcaption>
              <div className="channel__view">
                {hidden ? <p className="channel__absent">{said.hidden}</p> : <MockUp {...{ draft, texts, said }} />}
              </div>
              {hidden ? null : <Notes texts={texts} labelOf={(field) => fieldLabel(words, services, field)} />}
            </figure>
          );
        })}
      </div>
    </section>
  );
}

type NotesProps = { readonly texts: readonly ChannelText[]; readonly labelOf: (field: string) => string };

function Notes({ texts, labelOf }: NotesProps): JSX.Element {
  const words = useServiceWords().channels;
  const isFallback = texts.some((each) => each.isFallback && each.text !== '');
  return (
    <>
      {isFallback ? <p className="channel__note quiet">{words.fallback}</p> : null}
      {texts
        .filter(({ isCut }) => isCut)
        .map(({ field, room }) => (
          <p key={field} className="channel__note">
            <Status tone="warning" icon="alert">
              {words.cut(labelOf(field), room.lines, room.columns)}
            </Status>
          </p>
        ))}
    </>
  );
}
