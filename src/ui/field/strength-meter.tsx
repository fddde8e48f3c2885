import { type JSX, useEffect, useState } from 'react';
import './strength-meter.css';

const strengths = ['weak', 'fair', 'good', 'strong'] as const;
type Strength = (typeof strengths)[number];
type Measure = (password: string, known: readonly string[]) => Strength;

/** Longer ones are strong enough by what is looked at; the work grows faster than the length. */
const lookedAt = 64;
const ofScore: Readonly<Record<number, Strength>> = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' };

let ready: Promise<Measure> | undefined;

/** Fetches what measures: the library and its list of common passwords are large, and only who sets a password needs them. */
function fetchMeasure(countryWords: readonly string[]): Promise<Measure> {
  ready ??= make(countryWords);
  return ready;
}

async function make(countryWords: readonly string[]): Promise<Measure> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const common = { 'passwords-common': dictionary['passwords-common'], country: [...countryWords] };
  const library = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs, maxLength: lookedAt });
  return (password, known) => ofScore[library.check(password.slice(0, lookedAt), [...known]).score] ?? 'weak';
}

type StrengthMeterProps = {
  readonly password: string;
  /** What anybody who knows the person would try first. */
  readonly known: readonly string[];
  readonly countryWords: readonly string[];
  /** Refused for what it is made of: weak, whatever it measures. */
  readonly isRefused?: boolean;
  readonly words: { readonly strength: string; readonly strengths: Readonly<Record<Strength, string>>; readonly strengthHelp: string };
};

/** A screen reader reads it once the typing rests, not at each key. */
const restMilliseconds = 900;

/** How hard the password is to guess: in a word, by length and by colour. It advises and refuses nothing. */
export function StrengthMeter({ password, known, countryWords, isRefused = false, words }: StrengthMeterProps): JSX.Element | null {
  const measure = useMeasure(password !== '', countryWords);
  const strength = password === '' || measure === null ? null : isRefused ? 'weak' : measure(password, known);
  const text = strength === null ? '' : `${words.strength}: ${words.strengths[strength]}`;
  const sentence = useRested(text);
  return (
    <div className="strength-meter">
      {strength === null ? null : (
        <>
          <div className={`strength-meter__bar strength-meter__bar--${strength}`} aria-hidden="true">
            {strengths.map((each, place) => (
              <span key={each} className={place <= strengths.indexOf(strength) ? 'strength-meter__on' : undefined} />
            ))}
          </div>
          <p aria-hidden="true">
            {text}
            {strength === 'weak' || strength === 'fair' ? `. ${words.strengthHelp}` : null}
          </p>
        </>
      )}
      <span className="visually-hidden" aria-live="polite">
        {sentence}
      </span>
    </div>
  );
}

/** Without it nothing is shown: a password may be set all the same. */
function useMeasure(isWanted: boolean, countryWords: readonly string[]): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    fetchMeasure(countryWords).then(
      (found) => {
        if (!isOver) setMeasure(() => found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, countryWords]);
  return measure;
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
