import type { JSX } from 'react';
import type { StatisticsChoices } from '../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../contract/rules/statistics/question.ts';
import { useStatisticsWords } from '../statistics-words.ts';
import { NarrowingPopover } from './narrowing-popover.tsx';

type NarrowingProps = {
  readonly choices: StatisticsChoices;
  readonly question: Question;
  readonly onChange: (change: Partial<Question>) => void;
};

type Named = { readonly id: number; readonly label: string; readonly is_gone: boolean };

/** Of which stores; nothing to choose for a person with one. */
export function StoresPopover({ choices, question, onChange }: NarrowingProps): JSX.Element | null {
  const { words, screens } = useStatisticsWords();
  const { bar } = screens;
  const { stores, regions } = question;
  if (choices.stores.length < 2) return null;
  const options = (all: readonly Named[]) => all.map(({ id, label, is_gone }) => ({ id, label: is_gone ? words.gone(label) : label }));
  const nameOf = (all: readonly Named[], [first, ...more]: readonly number[], many: (count: number) => string): string =>
    more.length === 0 ? (all.find(({ id }) => id === first)?.label ?? words.nameless(String(first))) : many(more.length + 1);
  const texts = [
    ...(stores.length === 0 ? [] : [nameOf(choices.stores, stores, bar.stores)]),
    ...(regions.length === 0 ? [] : [nameOf(choices.regions, regions, bar.regions)]),
  ];
  return (
    <NarrowingPopover
      label={texts.length === 0 ? bar.allStores : texts.join(', ')}
      parts={[
        {
          legend: bar.regionsLegend,
          options: options(choices.regions),
          picked: regions,
          onPick: (picked) => onChange({ regions: picked }),
        },
        { legend: bar.storesLegend, options: options(choices.stores), picked: stores, onPick: (picked) => onChange({ stores: picked }) },
      ]}
      action={texts.length === 0 ? null : { text: bar.clear, onPress: () => onChange({ stores: [], regions: [] }) }}
    />
  );
}

/** Of which services: those of the chosen stores, with their store where there are several; and of which aggregate groups. */
export function ServicesPopover({ choices, question, onChange }: NarrowingProps): JSX.Element | null {
  const { words, screens } = useStatisticsWords();
  const { bar } = screens;
  const { services, groups, stores, regions } = question;
  const isAsked = ({ id, region_id }: StatisticsChoices['stores'][number]): boolean =>
    (stores.length === 0 || stores.includes(id)) && (regions.length === 0 || (region_id !== null && regions.includes(region_id)));
  const asked = new Map(choices.stores.filter(isAsked).map(({ id, label }) => [id, label]));
  const offered = choices.services.filter(({ id, store_id }) => asked.has(store_id) || services.includes(id));
  const labelOf = ({ label, store_id, is_gone }: StatisticsChoices['services'][number]): string => {
    const store = choices.stores.find(({ id }) => id === store_id)?.label;
    const name = asked.size < 2 || store === undefined ? label : `${label} · ${store}`;
    return is_gone ? words.gone(name) : name;
  };
  const texts = [
    ...(services.length === 0 ? [] : [bar.services(services.length)]),
    ...(groups.length === 0 ? [] : [bar.groups(groups.length)]),
  ];
  return (
    <NarrowingPopover
      label={texts.length === 0 ? bar.allServices : texts.join(', ')}
      parts={[
        { legend: bar.groupsLegend, options: choices.groups, picked: groups, onPick: (picked) => onChange({ groups: picked }) },
        {
          legend: bar.servicesLegend,
          options: offered.map((service) => ({ id: service.id, label: labelOf(service) })),
          picked: services,
          onPick: (picked) => onChange({ services: picked }),
        },
      ]}
      action={texts.length === 0 ? null : { text: bar.clear, onPress: () => onChange({ services: [], groups: [] }) }}
    />
  );
}
