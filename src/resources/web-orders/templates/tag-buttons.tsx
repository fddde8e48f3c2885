import type { JSX, Ref } from 'react';
import {
  missingTags,
  requiredTags,
  type TemplatePurpose,
  type TemplateTag,
  tagsIn,
  templateTags,
  unknownTags,
} from '../../../../contract/rules/text/template-tags.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useEditorWords } from './editor-words.ts';

type TagButtonsProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly purpose: TemplatePurpose | undefined;
  readonly content: string;
  readonly onInsert: (tag: TemplateTag) => void;
};

/** The tags as buttons: what is in the text, what must still come, and how much of that there is. */
export function TagButtons({ ref, purpose, content, onInsert }: TagButtonsProps): JSX.Element {
  const words = useEditorWords();
  const required = purpose === undefined ? [] : requiredTags[purpose];
  const missing = purpose === undefined ? [] : missingTags(purpose, content);
  const unknown = unknownTags(content);
  const present = new Set(tagsIn(content));
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
