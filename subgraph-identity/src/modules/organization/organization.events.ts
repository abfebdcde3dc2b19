import { createHash } from 'node:crypto';
import type { Actor } from '@platform/contracts';
import { organizationChangedV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { Organization } from '../../domain/organization/organization.ts';

/** Differs where what pages and reports show of the organization differs, whatever the order in which it is stored. */
function lookMark({ name, logoUrl, pdfLogoHeight, pdfLogoFooterHeight, theme }: Organization): string {
  const colours = Object.entries(theme ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const shown = [name, logoUrl, pdfLogoHeight, pdfLogoFooterHeight, colours.toSorted()];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

export function organizationChanged(organization: Organization, actor: Actor | null, at: Date): OutboxEvent {
  const { id, name, parentId, disabledAt, settings, timeZone } = organization;
  const disabled = disabledAt !== null;
  const payload = {
    organizationId: id,
    name,
    parentId,
    disabled,
    settings: { ...settings },
    timeZone,
    look: lookMark(organization),
  };
  return outboxEvent(organizationChangedV1, payload, { actor, now: at });
}
