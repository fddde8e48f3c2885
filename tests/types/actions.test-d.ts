// Every declared action has its work on the server, or the server does not compile.
import type { ActionNameOf } from '../../contract/kit/index.ts';
import type { Registry } from '../../contract/resources/registry.ts';
import type { ActionWork } from '../../server/engine/write/hooks.ts';

type OrderAction = ActionNameOf<Registry['orders']>;
const work: ActionWork = async () => ({});

export const whole: Readonly<Record<OrderAction, ActionWork>> = {
  confirm: work,
  arrive: work,
  serve: work,
  miss: work,
  cancel: work,
  undo: work,
  agree: work,
};

// @ts-expect-error -- the work of one is missing
export const part: Readonly<Record<OrderAction, ActionWork>> = { confirm: work, arrive: work, serve: work, miss: work, cancel: work };

// @ts-expect-error -- no one declares it
export const more: Readonly<Record<OrderAction, ActionWork>> = { ...whole, vanish: work };

// @ts-expect-error -- an entity without actions has none to name
export const none: ActionNameOf<Registry['regions']> = 'confirm';
