/**
 * Words for the steps of wills and trusts: part of the one table in labels.ts, kept by itself so that only the screens
 * which show them fetch it.
 */
export const DISPOSITION_LABELS = {
  DeathScenario: { TODAY: 'If the first death were today', FIRST_DEATH: 'First death', SECOND_DEATH: 'Second death' },
  DispositionKind: {
    SPECIFIC_GIFT: 'Give one thing',
    CASH_GIFT: 'Give an amount',
    PERCENT_GIFT: 'Give a part of the estate',
    SURVIVOR_SHARE: 'Set apart the survivor’s own share',
    BYPASS_FUNDING: 'Use the exclusion at this death (bypass)',
    GST_EXEMPT_FUNDING: 'Use the GST exemption',
    MARITAL_FUNDING: 'Provide for the spouse free of tax (marital)',
    RESIDUE: 'Leave what is left',
  },
  DispositionPreset: {
    SPOUSE_THEN_DESCENDANTS: 'All to the spouse, else to the descendants',
    BYPASS_AND_QTIP: 'Bypass trust and QTIP trust',
    SURVIVOR_BYPASS_QTIP: 'Survivor’s, bypass and QTIP trusts (A, B, C)',
    DISCLAIMER_TRUST: 'All to the spouse, who may disclaim into a trust',
    GST_SHARES: 'Shares exempt and not exempt from GST tax',
  },
  /** What each preset does, before it is worked out for a household. */
  DispositionPresetText: {
    SPOUSE_THEN_DESCENDANTS: 'What is left goes to the spouse outright; where the spouse is dead, to the descendants.',
    BYPASS_AND_QTIP:
      'A trust takes the most that passes free of federal tax, another one the rest for the spouse; the descendants receive both in the end.',
    SURVIVOR_BYPASS_QTIP:
      'Of a trust that two made together: the survivor’s own share is set apart, and what is the other’s is divided into a bypass and a QTIP trust.',
    DISCLAIMER_TRUST:
      'What is left goes to the spouse; what the spouse disclaims goes to a trust for the spouse, not to the spouse’s estate.',
    GST_SHARES:
      'A trust takes what is left of the GST exemption and can go on for grandchildren; the rest goes to the descendants.',
  },
  DocumentBlockKind: { HEADING: 'Heading', ITEM: 'Item of a list', PARAGRAPH: 'Paragraph', ROW: 'Row of a table' },
  DispositionStructure: {
    OUTRIGHT: 'Outright',
    IN_TRUST: 'In trust',
    IN_STAGES: 'In stages, by age',
    BY_CLASS: 'To a class of heirs',
    SEVERAL_WAYS: 'In several ways',
  },
  FundingRule: {
    NAMED_ASSET: 'One thing',
    FIXED_AMOUNT: 'An amount',
    PART_OF_ESTATE: 'A part of the estate',
    OWN_SHARE_OF_SURVIVOR: 'The survivor’s own share',
    FEDERAL_EXCLUSION: 'The most that passes free of federal estate tax',
    STATE_EXCLUSION: 'The most that passes free of state estate tax',
    LESSER_OF_FEDERAL_AND_STATE: 'The most that passes free of federal and state estate tax',
    GST_EXEMPTION: 'What is left of the GST exemption',
    ALL_THAT_IS_LEFT: 'All that is left',
    PART_OF_WHAT_IS_LEFT: 'A part of what is left',
  },
  QtipChoice: {
    NONE: 'No election',
    STATE_ONLY: 'For the state alone',
    FEDERAL_AND_STATE: 'For federal and state tax',
  },
} as const;

type Labels = typeof DISPOSITION_LABELS;
export type DispositionLabel<Name extends keyof Labels> = keyof Labels[Name] & string;

/** What people read for a value: `dispositionLabel('FundingRule', 'GST_EXEMPTION')` → What is left of the GST exemption. */
export function dispositionLabel<Name extends keyof Labels>(name: Name, value: DispositionLabel<Name>): string {
  return (DISPOSITION_LABELS[name] as Readonly<Record<string, string>>)[value] as string;
}

/** Choices of a list, in the table's order. */
export function dispositionOptions<Name extends keyof Labels>(
  name: Name,
): readonly { readonly value: DispositionLabel<Name>; readonly label: string }[] {
  return Object.entries(DISPOSITION_LABELS[name]).map(([value, label]) => ({
    value: value as DispositionLabel<Name>,
    label,
  }));
}
