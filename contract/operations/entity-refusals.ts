import type { ErrorCode } from '../basics/errors.ts';
import { changeRefusals, type EntityRefusals } from '../derive/operations/row-refusals.ts';
import type { ActionNameOf, AnyResource } from '../kit/index.ts';
import { type Registry, type ResourceName, registry } from '../resources/registry.ts';

/** As `EntityRefusals`, of no action but those that the entity declares. */
type RefusalsOf<N extends ResourceName> = Omit<EntityRefusals, 'actions'> & {
  readonly actions?: { readonly [A in ActionNameOf<Registry[N]>]?: NonNullable<EntityRefusals['saving']> };
};

const ofLicence = ['licence_full', 'licence_ended'] as const;
const ofProof = ['proof_needed', 'new_sign_in_needed'] as const;

/**
 * What entities refuse beyond the engine, by their hooks and actions (`server/areas/<area>/hooks`). Apart from their declarations, which
 * the console loads: only the server and the description of the API need it.
 */
const refusals: { readonly [N in ResourceName]?: RefusalsOf<N> } = {
  services: { saving: ['service_numbers_overlap'], deleting: ['service_on_kiosks'] },
  'opening-plans': { saving: ['opening_plans_overlap', 'opening_base_plan_taken'] },
  'opening-exceptions': { saving: ['opening_exception_taken'] },
  'day-marks': { saving: ['day_mark_taken'] },
  'email-blacklist': { saving: ['blacklist_recorded'] },
  desks: { saving: ofLicence },
  'touch-screens': { saving: ofLicence },
  'virtual-displays': { saving: [...ofLicence, 'display_design_invalid', 'display_tag_unknown'] },
  'kiosk-designs': { saving: ['kiosk_pages_invalid', 'kiosk_pages_faulty', 'kiosk_tickets_invalid'] },
  'password-policy': { saving: ofProof },
  playlists: { saving: ['playlist_items_invalid', 'playlist_item_kind', 'playlist_button_gone'], deleting: ['playlist_playing'] },
  users: {
    saving: ['own_account', 'beyond_own_rights', 'last_super_administrator'],
    deleting: ['own_account', 'beyond_own_rights', 'last_super_administrator'],
    actions: { invite: ['inactive_account'] },
  },
  orders: {
    saving: [
      'order_in_past',
      'order_ended',
      'order_not_offered',
      'order_other_length',
      'order_full',
      'over_capacity_not_yours',
      'email_blocked',
      'service_blocked',
      'office_closed',
      'outside_opening_hours',
    ],
    actions: { undo: ['step_of_branch'] },
  },
};

const byName: ReadonlyMap<string, EntityRefusals> = new Map(Object.entries(refusals));

/** What the entity refuses beyond the engine. */
export function refusalsOfEntity(name: string): EntityRefusals {
  return byName.get(name) ?? {};
}

/** What any change of a row that goes to branches may refuse. */
export const refusalsOfSynced: readonly ErrorCode[] = Object.values<AnyResource>(registry)
  .filter(({ syncs }) => syncs === true)
  .flatMap((resource) => changeRefusals(resource, refusalsOfEntity(resource.name)));
