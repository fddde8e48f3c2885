import type { JSX } from 'preact';
import { countVisitMinutes } from '../../contract/rules/booking-page/visit-lengths.ts';
import { useLanguage } from '../words/language.ts';

type VisitEndProps = { readonly startsAt: string; readonly endsAt: string | undefined };

/** How long the visit takes, and until when. Nothing where its end is not known. */
export function VisitEnd({ startsAt, endsAt }: VisitEndProps): JSX.Element | null {
  const { words, dates } = useLanguage();
  if (endsAt === undefined) return null;
  return <>{words.time.takes(countVisitMinutes({ starts_at: startsAt, ends_at: endsAt }), dates.time(endsAt))}</>;
}
