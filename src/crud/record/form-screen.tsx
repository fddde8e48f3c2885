import { type ComponentType, type JSX, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link, type Location } from 'react-router';
import { isRequired } from '../../../contract/derive/fields.ts';
import { namesInLanguage } from '../../../contract/derive/shown/translations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { ErrorSummary, type SummaryItem } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Additions } from '../core/additions/additions.ts';
import type { FieldAdditions } from '../core/additions/field-addition.ts';
import type { FormSlotProps } from '../core/additions/slots.ts';
import { useAccess } from '../core/additions/use-access.ts';
import { LeaveGuard } from '../core/leave-guard.tsx';
import { isNothing, isRow, type Row } from '../core/row.ts';
import { useWords } from '../core/words.ts';
import { RecordActions } from './actions/record-actions.tsx';
import { flatErrors, pathLabel } from './draft/form-errors.ts';
import { FormField, inputId } from './form-fields/form-field.tsx';
import { placedFields } from './form-fields/placed-fields.ts';
import { inScreenOrder, sectionsOf, sectionWith } from './form-fields/sections.ts';
import { TextLanguage } from './form-fields/text-language.tsx';
import { findTextLanguage, hasTranslation, useTextsLanguage } from './form-fields/use-texts-language.ts';
import { RecordFrame } from './frame/record-frame.tsx';
import { useRecordTabs } from './frame/use-record-tabs.tsx';
import { findEmptyFields, shownInHead } from './record-context/head-fields.ts';
import { useRecordFormWords } from './record-context/record-form-words.ts';
import { RecordPlaceContext } from './record-context/record-place.ts';

export type FormScreenProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  /** Address of the list that the record belongs to. */
  readonly up: string;
  readonly formId: string;
  readonly saving: boolean;
  readonly attempt: number;
  readonly lets: RefObject<boolean>;
  /** What happened to the record elsewhere: a few words, and what can be done. */
  readonly state: string;
  readonly notice: ReactNode;
  readonly onSubmit: () => void;
  /** Someone goes away and gives up what they typed. */
  readonly onLeave: () => void;
};

/** What of a form is seen: heading with its one action, what is wrong, sections and fields. All of them stay mounted. */
export function FormScreen(props: FormScreenProps): JSX.Element {
  const { resource, additions, record, up, formId, saving, attempt, lets, state, notice, onSubmit, onLeave } = props;
  const words = useWords();
  const facts = useRecordFormWords();
  const { errors, isDirty } = useFormState();
  const [typedOver, setTypedOver] = useState<Row | null>();
  const place = useContext(RecordPlaceContext);
  const accessTo = useAccess(resource, additions);
  const { settled = [], setElsewhere = [], unseen = [] } = record === null ? {} : accessTo(record);
  const { aboveNew, newFields, beginsInForm = false, Below } = additions.formSlots ?? {};
  const fields: FieldAdditions = { ...additions.fields, ...(record === null ? newFields : undefined) };
  const fieldAdditions = { ...additions, fields };
  const placedIn = (names: readonly string[]): readonly string[] => names.filter((name) => fields[name]?.isElsewhere !== true);
  const sections =
    record === null
      ? sectionsOf(resource, 'create').filter(({ names }) => placedIn(names).length > 0)
      : sectionsOf(resource, 'edit', [...leftOut({ resource, additions }, record), ...unseen]);
  const begins = record === null && beginsInForm;
  const required = sections.flatMap(({ names }) => placedIn(names)).filter((name) => isRequiredIn(resource, name));
  useBeginning(begins ? required : [], formId);
  const faults = attempt === 0 ? [] : inScreenOrder(sections, flatErrors(errors));
  const faulty = (key: string): number => faults.filter(({ path }) => sectionWith(sections, path)?.key === key).length;
  const tabs = useRecordTabs({ resource, additions, record, sections, faulty });
  const [language, setLanguage] = useTextsLanguage(resource, faults, attempt);
  const goal = useRef<string>(undefined);
  useEffect(() => {
    // The tab that the field lies in may still be on its way.
    if (goal.current !== undefined && focusField(goal.current)) goal.current = undefined;
  });
  const items = faults.map(
    ({ path, text }): SummaryItem => ({
      path,
      text,
      id: inputId(formId, path),
      label: pathLabel(words, resource, path),
    }),
  );
  const go = (item: SummaryItem): void => {
    const section = sectionWith(sections, item.path);
    if (section !== undefined) tabs.select(section.key);
    setLanguage(findTextLanguage(resource, item.path) ?? language);
    goal.current = focusField(item.id) ? undefined : item.id;
  };
  const isSeen = sections.some(({ key }) => tabs.isShown(key));
  // Until something is typed there is nothing to save, and what can be done with the record is the main thing. Some fields, as the
  // hours of a day, change the form when they are left: the button is there before.
  const save =
    record === null || isDirty || saving || typedOver === record ? (
      <Button tone="primary" icon="save" type="submit" form={formId} busy={saving} title={words.form.saveWithKeys}>
        {saving ? words.form.saving : words.form.save}
      </Button>
    ) : null;
  const actions = (
    <>
      <span className="record__state" role="status">
        {[...(isDirty ? [words.form.unsaved] : []), ...(state === '' ? [] : [state])].join(' · ')}
      </span>
      {record === null ? (
        save
      ) : (
        <RecordActions {...{ resource, additions, record, isDirty, up, lets }}>
          {tabs.isGrouped && !isSeen ? (
            <Link className={buttonClass()} to={tabs.addressOf(sections[0]?.key ?? '')} replace>
              <Icon name="edit" />
              {words.form.editData}
            </Link>
          ) : null}
          {save}
        </RecordActions>
      )}
    </>
  );
  return (
    <RecordFrame
      {...{ resource, additions, record, tabs, up, actions }}
      above={
        <>
          {notice}
          <ErrorSummary title={facts.faults.summary(items.length)} help={facts.faults.help} items={items} attempt={attempt} onGo={go} />
        </>
      }
      renderAround={(panels) => (
        // Who comes to its first field from elsewhere is read the name of the form, which is that of the page.
        <Form
          id={formId}
          aria-label={begins ? words.grammar.createTitle(words.labelsOf(resource).noun) : undefined}
          onSubmit={onSubmit}
          onInput={({ target }) => isTypedInto(target) && setTypedOver(record)}
        >
          {panels}
        </Form>
      )}
      renderSection={(section) => (
        <div className="form-grid-holder">
          {record === null ? <AboveNew of={aboveNew?.[section.key]} /> : null}
          {hasTranslation(resource, section.names) ? <TextLanguage {...{ resource, language }} onLanguage={setLanguage} /> : null}
          <div className="form-grid">
            {placedFields(resource, namesInLanguage(resource, placedIn(section.names), language), fields).map(({ name, field, level }) => (
              <FormField
                key={name}
                {...{ resource, words, name, field, level }}
                additions={fieldAdditions}
                isSettled={settled.includes(name) || setElsewhere.includes(name)}
                row={record}
                prefix={formId}
                path={name}
              />
            ))}
          </div>
        </div>
      )}
    >
      {Below === undefined || !isSeen ? null : <BelowFields Below={Below} language={language} />}
      {isDirty ? <LeaveGuard isInside={place?.isInside ?? isUnder(tabs.basePath)} lets={lets} onLeave={onLeave} /> : null}
    </RecordFrame>
  );
}

function isRequiredIn(resource: AnyResource, name: string): boolean {
  const field = resource.fields[name];
  return field !== undefined && isRequired(field);
}

/**
 * Leads from the heading, which has the focus when someone comes from another screen, to the first of the fields that is still empty.
 * Where the heading was not given it, the person begins elsewhere.
 */
function useBeginning(names: readonly string[], formId: string): void {
  const { getValues } = useFormContext();
  const isOver = useRef(names.length === 0);
  useEffect(() => {
    if (isOver.current) return;
    isOver.current = true;
    const first = names.findIndex((name) => isNothing(getValues(name)));
    // One that is still read, as the times of a service, has nothing to go to yet: the one before it has.
    const upToFirst = names.slice(0, first + 1).toReversed();
    for (const name of upToFirst) if (document.activeElement?.matches('.page-header h1') === true) focusField(inputId(formId, name));
  });
}

/** Not a choice: a render between its `input` and its `change` would take the choice back. */
function isTypedInto(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function leftOut(headed: Pick<FormScreenProps, 'resource' | 'additions'>, record: Row): readonly string[] {
  return [...shownInHead(headed, record), ...findEmptyFields(headed, record)];
}

/** Addresses of the record and of what is below it. */
function isUnder(basePath: string): (next: Pick<Location, 'pathname'>) => boolean {
  return ({ pathname }) => pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/** What an entity adds under its form sees what is typed as it is typed. */
function BelowFields({ Below, language }: Pick<FormSlotProps, 'language'> & { readonly Below: ComponentType<FormSlotProps> }): JSX.Element {
  const { setValue } = useFormContext();
  const draft: unknown = useWatch();
  const fill = (values: Row): void => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return <Below draft={isRow(draft) ? draft : {}} fill={fill} {...(language === undefined ? {} : { language })} />;
}

function AboveNew({ of: Own }: { readonly of: ComponentType | undefined }): JSX.Element | null {
  return Own === undefined ? null : <Own />;
}

/** Gives the focus to the first control of the form that is seen. */
export function focusForm(formId: string): void {
  const controls = document.getElementById(formId)?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];
  [...controls].find((control) => control.closest('[hidden]') === null)?.focus();
}

/** Gives the focus to the control of a field, or to the first one inside a group; not while its tab is hidden. */
function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null || element.closest('[hidden]') !== null) return false;
  const own = element.matches('input, textarea, select, button');
  const control = own ? element : element.querySelector<HTMLElement>('[tabindex], input');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  return true;
}
