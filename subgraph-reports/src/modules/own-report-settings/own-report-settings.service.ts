import type { Actor } from '@platform/contracts';
import { changeAggregate, createAggregate, derivedId, forbidden } from '@platform/service-kit';
import type { OwnReportSettingsRecord } from '../../domain/own-report-settings/own-report-settings.ts';
import { checkedPreparedBy } from '../../domain/report/prepared-by.ts';
import { inPrintedOrder, knownSections, usualSections } from '../../domain/report/report-sections.ts';
import type { OwnReportSettingsModel } from './own-report-settings.model.ts';

export interface OwnReportSettingsChange {
  readonly version: number;
  readonly preparedBy?: string | null | undefined;
  readonly sections: readonly string[];
  readonly showToClient: boolean;
}

interface Deps {
  readonly model: OwnReportSettingsModel;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}

const FIRST_VERSION = 1;

/** Nothing asked for: every usual page, the account's own name, and not for the client's eyes. */
function defaultsOf(accountId: string, organizationId: string | null): OwnReportSettingsRecord {
  return {
    _id: derivedId('own-report-settings', accountId, organizationId ?? ''),
    accountId,
    organizationId,
    preparedBy: null,
    sections: usualSections(),
    showToClient: false,
    version: FIRST_VERSION,
  };
}

/** Reads and changes the actor's own settings; nobody else's can be named. */
export function createOwnReportSettingsService({ model, actor, idempotencyKey }: Deps) {
  const defaults = (): OwnReportSettingsRecord => {
    if (!actor.accountId) throw forbidden();
    return defaultsOf(actor.accountId, actor.organizationId);
  };
  return {
    /** Throws DomainError FORBIDDEN. */
    async read(): Promise<OwnReportSettingsRecord> {
      const unsaved = defaults();
      const saved = await model.findById(unsaved._id).lean<OwnReportSettingsRecord>();
      // A page that no longer exists is dropped, one that every report has by now is added.
      return saved ? { ...saved, sections: inPrintedOrder(saved.sections) } : unsaved;
    },
    /** Throws DomainError FORBIDDEN, BAD_USER_INPUT, UNKNOWN_SECTION, STALE_VERSION. */
    async update({ version, preparedBy, sections, showToClient }: OwnReportSettingsChange) {
      const unsaved = defaults();
      const set = {
        preparedBy: checkedPreparedBy(preparedBy),
        sections: inPrintedOrder(knownSections(sections)),
        showToClient,
      };
      // The defaults become the first version, so that two first changes at once meet the same guard as later ones.
      await createAggregate<OwnReportSettingsRecord>(model, unsaved);
      const { document } = await changeAggregate<OwnReportSettingsRecord>(model, {
        id: unsaved._id,
        scope: { accountId: unsaved.accountId, organizationId: unsaved.organizationId },
        version,
        update: { $set: set },
        idempotencyKey,
      });
      return document;
    },
  };
}
export type OwnReportSettingsService = ReturnType<typeof createOwnReportSettingsService>;
