import type { Actor } from '@platform/contracts';
import { organizationChangedV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { Organization } from '../../domain/organization/organization.ts';

export function organizationChanged(
  { id, name, parentId, disabledAt, settings, timeZone }: Organization,
  actor: Actor | null,
  at: Date,
): OutboxEvent {
  const disabled = disabledAt !== null;
  const payload = { organizationId: id, name, parentId, disabled, settings: { ...settings }, timeZone };
  return outboxEvent(organizationChangedV1, payload, { actor, now: at });
}
