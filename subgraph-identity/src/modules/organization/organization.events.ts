import type { Actor } from '@platform/contracts';
import { organizationChangedV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { Organization } from '../../domain/organization/organization.ts';

export function organizationChanged(
  { id, name, parentId, disabledAt, settings }: Organization,
  actor: Actor | null,
  at: Date,
): OutboxEvent {
  const payload = { organizationId: id, name, parentId, disabled: disabledAt !== null, settings: { ...settings } };
  return outboxEvent(organizationChangedV1, payload, { actor, now: at });
}
