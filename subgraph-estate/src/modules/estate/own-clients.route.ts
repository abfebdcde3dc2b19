import type { Service } from '@platform/service-kit';
import type { RowModels } from './estate-rows.model.ts';

/**
 * The estates that the caller advises in the organizations of the own scope, archived or not, for the gateway: in an
 * organization with `enableAccessControls` an advisor reaches these alone (docs/adr/0064). Rows say who advises a client
 * by the one rule of it (`advisorIdsOf`) and are written with each change.
 */
export function registerOwnClientsRoute(app: Service['app'], { rows }: Pick<RowModels, 'rows'>): void {
  app.get('/internal/own-clients', async ({ actor }): Promise<{ estateIds: string[] }> => {
    const { accountId, scope } = actor;
    if (!accountId) return { estateIds: [] };
    // Both, so that the index of who advises is used, which has it before the advisor.
    const isArchived = { $in: [false, true] };
    const found = await rows
      .find({ organizationId: { $in: scope.organizationIds }, isArchived, advisorIds: accountId }, { _id: 1 })
      .lean<{ _id: string }[]>();
    return { estateIds: found.map(({ _id }) => _id) };
  });
}
