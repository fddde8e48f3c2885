import type { JSX } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../contract/derive/addresses.ts';
import { labelsOf } from '../../../contract/messages/texts.ts';
import type { Overview } from '../../branch-status/booking/booking-overview-query.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { useOverviewWords } from './overview-words.ts';

/** Services of a list that is cut: the rest is counted. */
const most = 10;

const plans = resourceNamed('booking-plans');

/** A new plan of the service; where it has one that is switched off, the form says so. */
const planAddress = (store_id: number, service_id: number): string =>
  `${createPageOf(plans)}?given=${encodeURIComponent(JSON.stringify({ store_id, service_id }))}`;

/** Whether clients can order over the web, and what is missing for it. */
export function WebPanel({ web }: Pick<Overview, 'web'>): JSX.Element {
  const words = useOverviewWords();
  const missing = web.without_plan;
  const mayPlan = useMay(plans, 'create');
  const isOpen = web.is_open && web.offered > 0;
  const problems = [...(web.sends_emails ? [] : [words.noServer]), ...(web.email_notification ? [] : [words.emailsOff])];
  return (
    <section className="booking-overview__panel" aria-label={words.web}>
      <h2>{words.web}</h2>
      <Notice tone={isOpen ? 'success' : 'danger'}>
        <p>{web.is_open ? (isOpen ? words.open(web.offered) : words.nothingOffered) : words.closed}</p>
      </Notice>
      {problems.map((problem) => (
        <Notice key={problem} tone="warning">
          <p>{problem}</p>
        </Notice>
      ))}
      {missing.length === 0 ? null : (
        <>
          <Notice tone="warning">
            <p>{words.withoutPlan}</p>
          </Notice>
          <ul className="booking-overview__lines">
            {missing.slice(0, most).map(({ service, service_id, store, store_id }) => (
              <li key={service_id}>
                <span>
                  {service}, {store}
                </span>
                {mayPlan ? <Link to={planAddress(store_id, service_id)}>{words.makePlan}</Link> : null}
              </li>
            ))}
          </ul>
          {missing.length > most ? <p>{words.more(missing.length - most)}</p> : null}
        </>
      )}
    </section>
  );
}

const nextScreens = ['orders', 'booking-plans', 'web-stores', 'web-order-settings', 'web-groups', 'templates', 'email-blacklist'] as const;

/** Screens that anyone who reads this goes to next, as far as they may. */
export function NextSteps(): JSX.Element {
  const words = useOverviewWords();
  return (
    <nav className="booking-overview__panel" aria-label={words.next}>
      <h2>{words.next}</h2>
      <ul className="booking-overview__lines">
        {nextScreens.map((name) => (
          <NextStep key={name} name={name} />
        ))}
      </ul>
    </nav>
  );
}

function NextStep({ name }: { readonly name: (typeof nextScreens)[number] }): JSX.Element | null {
  const resource = resourceNamed(name);
  const messages = useMessages();
  if (!useMay(resource, name === 'web-order-settings' ? 'show' : 'list')) return null;
  return (
    <li>
      <Link to={resource.page}>{labelsOf(messages, name).page}</Link>
    </li>
  );
}
