import { type JSX, type Ref, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { orderLetters } from '../../../../contract/messages/en/order-letters.ts';
import { withoutDiacritics } from '../../../../contract/rules/text/sms-length.ts';
import {
  findTags,
  missingTags,
  requiredTags,
  type TemplatePurpose,
  type TemplateTag,
  templatePurposes,
  templateTags,
  unknownTags,
} from '../../../../contract/rules/text/template-tags.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useEditorWords } from './editor-words.ts';
import { RichText, type WrittenText } from './rich-text.tsx';
import { TemplatePreview } from './template-preview.tsx';
import './templates.css';

/** The text of a template or of a reminder: its tags at hand above, and next to it what a client reads. */
export function ContentInput({ resource, name, path, label, control }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const field = fieldOf(resource, name);
  const language = field?.kind === 'text' && field.translates !== undefined ? 'en' : 'cs';
  // A template has a channel, a reminder has a type.
  const watched: readonly unknown[] = useWatch({ name: ['purpose', 'channel', 'type', language === 'en' ? 'subject_en' : 'subject'] });
  const [purpose, ofTemplate, ofReminder, subject] = watched.map(textOf);
  const channel = ofTemplate === '' ? ofReminder : ofTemplate;
  const content = textOf(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<WrittenText>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const known = templatePurposes.find((one) => one === purpose);
  // Where the office writes no English, clients get the built-in letter: no tag is missing in it.
  const isBuiltIn = language === 'en' && content === '';
  const builtIn = language === 'en' ? orderLetters[known ?? 'reminder'] : undefined;
  const counted = isBuiltIn ? undefined : known;
  useFocusOfMissing(path, () => {
    const isIncomplete = counted !== undefined && missingTags(counted, content).length > 0;
    if (isIncomplete) buttons.current?.querySelector<HTMLElement>('[data-missing]')?.focus();
  });
  // Anyone who has not been in the text writes at its end.
  const cursor = useRef<readonly [start: number, end: number]>(undefined);
  const keepCursor = (): void => {
    if (area.current !== null) cursor.current = [area.current.selectionStart, area.current.selectionEnd];
  };
  const insert = (tag: TemplateTag): void => {
    if (editor.current !== null) {
      editor.current.insertTag(tag);
      return;
    }
    const [start, end] = cursor.current ?? [content.length, content.length];
    const written = `{${tag}}`;
    flushSync(() => change(`${content.slice(0, start)}${written}${content.slice(end)}`));
    area.current?.focus();
    area.current?.setSelectionRange(start + written.length, start + written.length);
  };
  return (
    <div className="template-editor">
      <TagButtons ref={buttons} purpose={counted} content={content} onInsert={insert} />
      <div className="template-editor__sides">
        {channel === 'email' ? (
          <RichText
            label={label}
            control={control}
            content={content}
            change={(text) => change(text === '' ? null : text)}
            leave={leave}
            hold={(held) => {
              editor.current = held;
              hold(held);
            }}
          />
        ) : (
          <textarea
            {...control}
            ref={(element) => {
              area.current = element;
              hold(element);
            }}
            className="input template-editor__text"
            name={path}
            rows={12}
            value={content}
            onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
            onSelect={keepCursor}
            onBlur={() => {
              keepCursor();
              leave();
            }}
          />
        )}
        {channel === 'email' || channel === 'sms' ? (
          <TemplatePreview
            content={isBuiltIn && builtIn !== undefined ? builtIn[channel] : content}
            channel={channel}
            language={language}
            subject={channel === 'email' ? subject || (builtIn?.subject ?? '') : null}
            onPlain={() => change(withoutDiacritics(content))}
          />
        ) : null}
      </div>
    </div>
  );
}

/** After a save that only this field kept back, leads to what is missing. The summary of errors has the focus by then, and is read aloud. */
function useFocusOfMissing(path: string, focus: () => void): void {
  const { submitCount, errors } = useFormState();
  const isOnlyFault = errors[path] !== undefined && Object.keys(errors).length === 1;
  // A text that is shown again was answered before.
  const answered = useRef(submitCount);
  useEffect(() => {
    if (submitCount === answered.current) return;
    answered.current = submitCount;
    // Not called off by what is drawn meanwhile; once the field is gone there is nothing to lead to.
    if (isOnlyFault) setTimeout(focus);
  });
}

type TagButtonsProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly purpose: TemplatePurpose | undefined;
  readonly content: string;
  readonly onInsert: (tag: TemplateTag) => void;
};

/** The tags as buttons: what is in the text, what must still come, and how much of that there is. */
function TagButtons({ ref, purpose, content, onInsert }: TagButtonsProps): JSX.Element {
  const words = useEditorWords();
  const required = purpose === undefined ? [] : requiredTags[purpose];
  const missing = purpose === undefined ? [] : missingTags(purpose, content);
  const unknown = unknownTags(content);
  const present = new Set(findTags(content));
  const labelOf = (tag: TemplateTag): string => {
    if (missing.includes(tag)) return words.insertMissing(words.tags[tag]);
    return present.has(tag) ? words.insertAgain(words.tags[tag]) : words.insert(words.tags[tag]);
  };
  return (
    <div ref={ref} className="template-tags">
      <div role="status">
        {required.length === 0 ? null : missing.length > 0 ? (
          <p className="template-tags__count template-tags__count--missing">
            <Icon name="alert" size={16} />
            {words.missing(missing.length, required.length)}
          </p>
        ) : (
          <p className="template-tags__count">
            <Icon name="checkCircle" size={16} />
            {words.complete(required.length)}
          </p>
        )}
        {unknown.length === 0 ? null : (
          <p className="template-tags__count template-tags__count--missing">
            <Icon name="alert" size={16} />
            {words.unknown(unknown.map((tag) => `{${tag}}`).join(', '))}
          </p>
        )}
      </div>
      <ul className="template-tags__list">
        {templateTags.map((tag) => (
          <li key={tag} className={missing.includes(tag) ? 'template-tag template-tag--missing' : 'template-tag'}>
            <Button
              icon={present.has(tag) ? 'check' : 'plus'}
              aria-label={labelOf(tag)}
              data-missing={missing.includes(tag) || undefined}
              onClick={() => onInsert(tag)}
            >
              {words.tags[tag]}
            </Button>
          </li>
        ))}
      </ul>
      <p className="quiet">{words.insertHelp}</p>
    </div>
  );
}
