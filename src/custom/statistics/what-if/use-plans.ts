import { useNavigate } from 'react-router';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import {
  type EditedDesk,
  type EditedPlan,
  editedDesk,
  findPlanFaults,
  isSamePlan,
  mostNewDesks,
  type PlanFault,
  playedPlan,
} from '../../../../contract/rules/statistics/what-if/edited-plan.ts';
import { planAddress, planInAddress } from '../../../../contract/rules/statistics/what-if/plan-address.ts';
import type { PlayedPlan } from '../../../../contract/rules/statistics/what-if/play-clients.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { useWhatIfWords } from './what-if-words.ts';

export const letters = ['a', 'b'] as const;
export type Letter = (typeof letters)[number];

/** A plan as the address has it. */
export type ShownPlan = {
  readonly letter: Letter;
  /** `A`, and how it is called. */
  readonly sign: string;
  readonly name: string;
  readonly desks: EditedPlan;
  readonly played: PlayedPlan;
  readonly faults: ReadonlyMap<number, readonly PlanFault[]>;
  readonly isUsual: boolean;
  readonly isMisread: boolean;
  /** How many of its desks the store no longer has. */
  readonly gone: number;
};

export type Plans = {
  readonly usual: EditedPlan;
  readonly usualPlayed: PlayedPlan;
  readonly plans: readonly [ShownPlan, ShownPlan];
  readonly shown: ShownPlan;
  readonly seed: number;
  readonly show: (letter: Letter) => void;
  readonly rename: (letter: Letter, name: string) => void;
  readonly setDesk: (plan: ShownPlan, desk: EditedDesk) => void;
  readonly addDesk: (plan: ShownPlan) => number | null;
  readonly removeDesk: (plan: ShownPlan, id: number) => void;
  readonly reset: (letter: Letter) => void;
  readonly playOthers: () => void;
  /** The address with both plans as they are, whatever usual desks become. */
  readonly link: () => string;
};

const mostSeed = 999;
const mostName = 40;

/** Both plans are kept in the address alone: a reload keeps them, and people who get the link see them. */
export function usePlans(data: StatisticsWhatIf): Plans {
  const { whatIf } = useWhatIfWords();
  const { question, further, searchOf } = useQuestion();
  const navigate = useNavigate();
  const { office, desks } = data;
  const services = data.services.map(({ id }) => id);
  const usual = desks.map(({ id, services: own, open }) => editedDesk(id, own, open));
  const usualPlayed = playedPlan(usual, office);
  const given = (name: string): string | null => further.get(name);
  const planOf = (letter: Letter): ShownPlan => {
    const text = given(letter);
    const read = text === null ? null : planInAddress(text, desks, services);
    const plan = read?.plan ?? usual;
    const played = playedPlan(plan, office);
    return {
      letter,
      sign: letter.toUpperCase(),
      name: given(`${letter}n`) ?? (letter === 'a' ? whatIf.usualName : whatIf.draftName),
      desks: plan,
      played,
      faults: findPlanFaults(plan, office),
      isUsual: isSamePlan(played, usualPlayed),
      isMisread: text !== null && read === null,
      gone: read?.gone.length ?? 0,
    };
  };
  const a = planOf('a');
  const b = planOf('b');
  const seed = Number(/^[1-9]\d{0,2}$/u.exec(given('seed') ?? '')?.[0] ?? 1);
  const search = (changed: Readonly<Record<string, string | null>>): string => {
    const kept = Object.fromEntries(['a', 'b', 'an', 'bn', 'seed', 'tab'].map((name) => [name, given(name)]));
    return searchOf({ ...question, stores: [data.store_id] }, { day: data.day, ...kept, ...changed });
  };
  const change = (changed: Readonly<Record<string, string | null>>): void => {
    void navigate(`?${search(changed)}`, { replace: true, preventScrollReset: true });
  };
  const write = ({ letter }: ShownPlan, plan: EditedPlan): void => change({ [letter]: planAddress(plan, desks) });
  return {
    usual,
    usualPlayed,
    plans: [a, b],
    shown: given('tab') === 'a' ? a : b,
    seed,
    show: (letter) => change({ tab: letter }),
    rename: (letter, name) => change({ [`${letter}n`]: name.slice(0, mostName) }),
    setDesk: (plan, desk) =>
      write(
        plan,
        plan.desks.map((one) => (one.id === desk.id ? desk : one)),
      ),
    addDesk: (plan) => {
      const id = Array.from({ length: mostNewDesks }, (_, place) => -place - 1).find((one) => !plan.desks.some((desk) => desk.id === one));
      if (id === undefined) return null;
      write(plan, [...plan.desks, editedDesk(id, services, office)]);
      return id;
    },
    removeDesk: (plan, id) =>
      write(
        plan,
        plan.desks.filter((one) => one.id !== id),
      ),
    reset: (letter) => change({ [letter]: null }),
    playOthers: () => change({ seed: String((seed % mostSeed) + 1) }),
    link: () => {
      const both = { a: planAddress(a.desks, desks), b: planAddress(b.desks, desks), an: a.name, bn: b.name };
      return `${window.location.origin}${window.location.pathname}?${search(both)}`;
    },
  };
}
