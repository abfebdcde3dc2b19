import type { Context } from '../../context.ts';
import { onFile } from '../../domain/document/on-file.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type {
  FinancialStatementBalanceSheetResolvers,
  PdfDataResolvers,
  ReportBuilderConfigResolvers,
  ReportPageDataResolvers,
} from '../../schema.generated.ts';
import { distributionView } from '../../views/distribution/distribution-view.ts';
import { estateFiduciaries } from '../../views/document/document-rows.ts';
import { lifeInsurancesOf } from '../../views/parents.ts';
import { illustrationErrors } from '../../views/report/illustration-errors.ts';
import { beneficiaryOverview, waterfallTables } from '../../views/report/pdf-tables.ts';
import { statementLines } from '../../views/report/statement-lines.ts';

/** The estate that reports ask about by its id; null for one out of reach. */
const keyed = async ({ estateId }: { estateId: string }, { loaders }: Context) => {
  const estate = await loaders.estate.load(estateId);
  return estate && { estateId, estate };
};
const documentsOf = (estate: Estate) => estate.documents.map((document) => ({ estate, document }));

export const FinancialStatementBalanceSheet: FinancialStatementBalanceSheetResolvers = {
  __resolveReference: keyed,
  asOf: ({ estate }, _args, { today }) => statementLines(estate, today, []).asOf,
  rows: ({ estate }, { columns }, { today }) => statementLines(estate, today, columns).rows,
};

export const ReportBuilderConfig: ReportBuilderConfigResolvers = {
  __resolveReference: keyed,
  illustrationErrors: ({ estate }, _args, { today }) => illustrationErrors(estate, today),
};

export const PdfData: PdfDataResolvers = {
  __resolveReference: keyed,
  waterfallTables: ({ estate }, _args, { today }) => waterfallTables(distributionView(estate, today)),
  beneficiaryOverview: ({ estate }, _args, { today }) => beneficiaryOverview(distributionView(estate, today)),
  familyTree: ({ estate }) => ({ estate }),
};

export const ReportPageData: ReportPageDataResolvers = {
  __resolveReference: keyed,
  documents: ({ estate }) => documentsOf(estate),
  estatePlan: ({ estate }) => ({
    trusts: estate.trusts.map((trust) => ({ kind: 'trust' as const, estate, trust })),
    fiduciaries: estateFiduciaries(estate),
  }),
  estateTaxDetail: ({ estate }, _args, { today }) => distributionView(estate, today),
  lifeInsurance: ({ estate }) => lifeInsurancesOf(estate),
  milestones: ({ estateId }, _args, { loaders }) => loaders.milestones.load(estateId),
  opportunities: async ({ estateId }, _args, { services, loaders }) => {
    const [known, [wording]] = await Promise.all([
      loaders.opportunities.load(estateId),
      loaders.opportunityWordings.load(estateId),
    ]);
    return services.opportunities.toldToClient(known, wording);
  },
  yourDocuments: ({ estate }) => documentsOf({ ...estate, documents: onFile(estate) }),
  yourTeam: ({ estateId }, _args, { loaders }) => loaders.team.load(estateId),
};
