import type { Actor } from '@platform/contracts';
import { type DomainEvent, organizationChangedV1 } from '@platform/contracts/events';
import { eventFrom } from '../../event-from.ts';
import type { Organization } from './domain/organization.ts';

export function organizationChanged(
  { id, name, parentId, disabledAt, settings }: Organization,
  actor: Actor | null,
  at: Date,
): DomainEvent {
  const payload = { organizationId: id, name, parentId, disabled: disabledAt !== null, settings: { ...settings } };
  return eventFrom(organizationChangedV1, payload, actor, at);
}
