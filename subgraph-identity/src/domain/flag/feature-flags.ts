/** A feature flag the product knows. Names: platform shell §3. */
interface KnownFlag {
  readonly name: string;
  readonly description: string;
  /** In force while neither the application nor an organization says otherwise. */
  readonly enabledByDefault: boolean;
}

const flag = (name: string, description: string, enabledByDefault = false): KnownFlag => ({
  name,
  description,
  enabledByDefault,
});

export const KNOWN_FLAGS: readonly KnownFlag[] = [
  flag('ADVISOR_CHARGE_ME', 'Advisors pay for their clients’ documents'),
  flag('DEVELOPER_PAGES', 'Pages for those who build the platform, never in production', true),
  flag('DOC_GEN_2', 'The second document builder'),
  flag('ENABLE_AI_ASSISTED_ABSTRACTION', 'Documents are read by the abstraction pipeline', true),
  flag('ENABLE_BULK_INTEGRATIONS', 'Accounts of many clients are linked at once'),
  flag('ENABLE_GOOGLE_SSO', 'Sign-in with Google, where a client is configured', true),
  flag('ENABLE_IDLE_TIME_LOGOUT', 'Sign out after 25 + 5 minutes without activity', true),
  flag('ENABLE_LABS_PAGE', 'Initiatives', true),
  flag('ENABLE_PFM_INTEGRATIONS', 'Financial-data providers'),
  flag('ENABLE_REPORT_GENERATING_PERMISSIONS', 'Organizations decide whether advisors generate reports', true),
  flag('ENABLE_RFI', 'Requests for information in reviews'),
  flag('ENABLE_THIRD_PARTY_SETTLED_TRUSTS', 'Trusts settled by a third party'),
  flag('ENROLLED_IN_DOCUMENTS_SUBSCRIPTION', 'Document packages by subscription'),
  flag('EXECUTIVE_SUMMARY_DIAGRAM', 'The diagram of the executive summary'),
  flag('EXTERNAL_FIELD_SETTINGS', 'Settings of external fields'),
  flag('IN_APP_CALCULATORS', 'Calculators', true),
  flag('NEW_ESTATE_OVERVIEW_CHART', 'The new chart of the estate overview', true),
  flag('ORGANIZATION_CUSTOM_SLIDES', 'Custom slides in reports'),
  flag('PROFILE_BUILDER', 'The profile builder for clients'),
  flag('RENDER_PDF_INLINE', 'PDF files open in the page', true),
  flag('SCENARIO_BUILDER_M4', 'The scenario builder'),
  flag('SCENARIO_DETAIL_VIEWS', 'Detail views of scenarios'),
  flag('SHOULD_FORCE_FRONTEND_APP_UPDATE', 'Browsers are asked to load the newest version'),
  flag('SHOW_BSB_LIABILITIES_PAYMENTS', 'Payments of liabilities on the balance sheet'),
  flag('SHOW_GST_UI', 'Generation-skipping transfer tax', true),
  flag('SHOW_PROJECTIONS_TWO', 'The second projections'),
  flag('USE_DISPLAY_NAMES', 'Display names of estates', true),
  flag('WEPS_EXPERIENCE', 'The wealth and estate planning specialists’ experience'),
  flag('attorney-network', 'The attorney network'),
  flag('attorney-engagement', 'Attorney engagement in document packages'),
  flag('limited-advisor-dashboard', 'A smaller dashboard for advisors'),
  flag('new-upload-flow', 'The new upload flow and dashboard', true),
];

/** Flags of what an installation lacks: they are off whatever anybody says. */
export function unavailableFlags(installation: {
  readonly google: boolean;
  readonly production: boolean;
}): ReadonlySet<string> {
  const { google, production } = installation;
  return new Set([...(google ? [] : ['ENABLE_GOOGLE_SSO']), ...(production ? ['DEVELOPER_PAGES'] : [])]);
}

type FlagValues = Readonly<Record<string, boolean>>;

/**
 * Flags in force: on when on application-wide, else what the organization says, else what the nearest organization above it says, else the
 * product's default. What this set-up lacks is off whatever anybody says. Source: platform shell §3. Case: off in the
 * organization, on in the parent → off.
 */
export function resolveFlags(
  application: FlagValues,
  organization: FlagValues,
  parent: FlagValues,
  unavailable: ReadonlySet<string> = new Set(),
): Record<string, boolean> {
  const names = new Set([
    ...KNOWN_FLAGS.map(({ name }) => name),
    ...Object.keys(application),
    ...Object.keys(organization),
    ...Object.keys(parent),
  ]);
  const byDefault = new Map(KNOWN_FLAGS.map(({ name, enabledByDefault }) => [name, enabledByDefault]));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      !unavailable.has(name) &&
        (application[name] === true ||
          (organization[name] ?? parent[name] ?? application[name] ?? byDefault.get(name) ?? false)),
    ]),
  );
}
