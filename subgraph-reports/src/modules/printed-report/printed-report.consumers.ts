import { estateChangedV1, tokensRefusedV1, tokensReservedV1 } from '@platform/contracts/events';
import { changeAggregate, type createRealtime, type EventHandler, onEvent } from '@platform/service-kit';
import type { PrintedReportRecord } from '../../domain/printed-report/printed-report.ts';
import type { PrintedReportModel } from './printed-report.model.ts';

interface Deps {
  readonly model: PrintedReportModel;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly wake: () => void;
}

/** What the quota answers, and whether the estate is there. */
export function printedReportConsumers({ model, realtime, wake }: Deps): EventHandler[] {
  const known = async (id: string): Promise<boolean> => (await model.countDocuments({ _id: id })) > 0;
  return [
    onEvent(estateChangedV1, async ({ payload: { estateId, deleted } }) => {
      await model.updateMany({ estateId }, { $set: { estateDeleted: deleted } });
    }),
    onEvent(tokensReservedV1, async ({ id, payload }) => {
      if (payload.quotaType !== 'BASIC_REPORTS' || !(await known(payload.referenceId))) return;
      await changeAggregate<PrintedReportRecord>(model, {
        id: payload.referenceId,
        scope: {},
        only: { status: 'REQUESTED' },
        update: { $set: { granted: true, statusMessage: 'Waiting for a renderer' } },
        handledEvent: id,
      });
      wake();
    }),
    onEvent(tokensRefusedV1, async ({ id, payload }) => {
      if (payload.quotaType !== 'BASIC_REPORTS' || !(await known(payload.referenceId))) return;
      const { outcome, document } = await changeAggregate<PrintedReportRecord>(model, {
        id: payload.referenceId,
        scope: {},
        only: { status: 'REQUESTED' },
        update: { $set: { status: 'ERROR', statusMessage: payload.reason } },
        handledEvent: id,
      });
      if (outcome !== 'applied') return;
      const { _id, estateId } = document;
      const told = { status: 'ERROR', percent: 0, message: payload.reason } as const;
      await realtime.publish({ type: 'reportProgress', reportId: _id, estateId, ...told });
    }),
  ];
}
