import { useApolloClient } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useRef, useState } from 'react';
import type { ViewSettingName } from '../report-page/sections/section-option.ts';
import {
  type BuilderReport,
  ReportBuilderQuery,
  ShowDiagramNumbersMutation,
  ShowOutsideEstateMutation,
} from './builder-queries.ts';

export type ViewValues = Readonly<Record<ViewSettingName, string | boolean>>;

export interface ViewSettings {
  readonly values: ViewValues;
  readonly change: (name: ViewSettingName, value: string | boolean) => void;
  /** Counts what was saved: a preview is of one of them. */
  readonly savedCount: number;
}

function valuesOf({ executiveSummarySetting, outsideEstateViewSetting: outside }: BuilderReport): ViewValues {
  const { lifeInsuranceAmountView, lifeInsuranceView, showCharities, showDollarAmount, showLifeInsurance } = outside;
  const { showDiagramNumbers } = executiveSummarySetting;
  return {
    showDiagramNumbers,
    lifeInsuranceAmountView,
    lifeInsuranceView,
    showCharities,
    showDollarAmount,
    showLifeInsurance,
  };
}

/** How all reports of the estate show what they show: each press is saved by itself, one after another. */
export function useViewSettings(report: BuilderReport, estateId: string): ViewSettings {
  const client = useApolloClient();
  const [values, setValues] = useState(() => valuesOf(report));
  const [savedCount, setSavedCount] = useState(0);
  // Both settings are one record with one version.
  const version = useRef(Math.max(report.executiveSummarySetting.version, report.outsideEstateViewSetting.version));
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  async function write(name: ViewSettingName, value: string | boolean): Promise<void> {
    const of = { estateId, version: version.current };
    if (name === 'showDiagramNumbers') {
      const { data } = await client.mutate({
        mutation: ShowDiagramNumbersMutation,
        variables: { ...of, showDiagramNumbers: value === true },
      });
      version.current = data?.upsertExecutiveSummarySetting.executiveSummarySetting?.version ?? version.current;
      return;
    }
    const { data } = await client.mutate({
      mutation: ShowOutsideEstateMutation,
      variables: { ...of, attributes: { [name]: value } },
    });
    version.current = data?.upsertOutsideEstateViewSetting.outsideEstateViewSetting?.version ?? version.current;
  }

  /** Nothing was saved: what is there now is shown, so that the next press is over it. */
  async function readAgain(): Promise<void> {
    const variables = { estateId, reportId: report.id };
    const { data } = await client.query({ query: ReportBuilderQuery, variables, fetchPolicy: 'network-only' });
    if (!data?.report) return;
    version.current = data.report.outsideEstateViewSetting.version;
    setValues(valuesOf(data.report));
  }

  async function save(name: ViewSettingName, value: string | boolean): Promise<void> {
    try {
      await write(name, value);
      setSavedCount((count) => count + 1);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      await readAgain().catch(() => undefined);
    }
  }

  return {
    values,
    change(name, value) {
      setValues((now) => ({ ...now, [name]: value }));
      saving.current = saving.current.then(() => save(name, value));
    },
    savedCount,
  };
}
