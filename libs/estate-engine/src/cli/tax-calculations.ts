import { toNumber } from '../arithmetic/ratio.ts';
import type { Working } from '../explanation/working.ts';
import { federalEstateTax } from '../federal/estate-tax.ts';
import { federalLaw } from '../federal/federal-law.ts';
import { annualExclusion, giftExclusionOrder, portableExclusion } from '../federal/gift-tax.ts';
import { lifetimeGiftTax } from '../federal/lifetime-gift-tax.ts';
import { applicableCredit, federalSchedule, tentativeTax } from '../federal/tentative-tax.ts';
import { fractionAfterAddition, generationSkippingTax, leadAnnuityExemption } from '../gst/inclusion-ratio.ts';
import { bracketLines } from '../law/brackets.ts';
import { SECTION_2011, SECTION_2011_ADJUSTMENT_CENTS } from '../law/federal-tables.ts';
import { stateEstateTax } from '../state/estate-tax.ts';
import { stateGiftTax } from '../state/gift-tax.ts';
import { inheritanceTax } from '../state/inheritance-tax.ts';
import { section2011Credit } from '../state/regimes.ts';
import {
  answered,
  assumptions,
  calculation,
  cents,
  date,
  described,
  flag,
  numbers,
  optional,
  rate,
  state,
  text,
  whole,
  year,
} from './calculation.ts';
import { inPercent, money, reads, receipt, SOURCES } from './receipts.ts';

/** The schedule without a date is the one in force since 2013. */
const CURRENT_DATE = '2026-01-01';
/** The first years of the federal tables, so that an earlier one is refused by the name of this field. */
const yearFrom = (minimum: number) => ({ ...year, schema: { ...year.schema, minimum } });

const federalCalculations = [
  calculation(
    'federalTentativeTax',
    'Tentative tax by the unified schedule. Answers taxCents.',
    { amountCents: cents, date: optional(date) },
    ({ amountCents, date: on = CURRENT_DATE }) => {
      const taxCents = tentativeTax(amountCents, on);
      const parts = bracketLines(federalSchedule(on), amountCents);
      const working: Working = {
        label: 'Tentative tax',
        amountCents: taxCents,
        parts,
        basis: [{ label: 'Amount', amountCents }],
        authority: [SOURCES.schedule],
      };
      return { taxCents, workings: [working] };
    },
  ),
  calculation(
    'federalCredit',
    'Applicable credit and exclusion of a year. Answers creditCents, exclusionCents.',
    { year: yearFrom(2004), assumptions },
    (input) => {
      const law = federalLaw(`${input.year}-01-01`, input.assumptions);
      const creditCents = applicableCredit(law.basicExclusionCents, `${input.year}-01-01`, input.assumptions);
      const {
        gstExemptionCents,
        annualExclusionCents,
        nonCitizenSpouseExclusionCents,
        ruleSet,
        projected,
        certainty,
        authority,
      } = law;
      return {
        creditCents,
        exclusionCents: law.basicExclusionCents,
        gstExemptionCents,
        annualExclusionCents,
        nonCitizenSpouseExclusionCents,
        ruleSet,
        projected,
        certainty,
        authority,
        workings: [
          {
            label: 'Applicable credit',
            amountCents: creditCents,
            parts: bracketLines(federalSchedule(`${input.year}-01-01`, input.assumptions), law.basicExclusionCents),
            basis: [
              { label: `Basic exclusion ${law.year}`, amountCents: law.basicExclusionCents, certainty, authority },
            ],
            authority: [SOURCES.credit, SOURCES.schedule],
          },
        ],
      };
    },
  ),
  calculation(
    'federalEstateTax',
    'Federal estate tax. Answers taxableEstateCents, tentativeTaxCents, creditCents, taxCents.',
    {
      year: yearFrom(2005),
      grossEstateCents: cents,
      debtsAndExpensesCents: optional(cents),
      maritalCents: optional(cents),
      charitableCents: optional(cents),
      adjustedTaxableGiftsCents: optional(cents),
      giftTaxPayableCents: optional(cents),
      dsueCents: optional(cents),
      nonresident: optional(
        described(flag, 'neither citizen nor resident: amounts of property in the United States, credit of 13,000'),
      ),
      stateDeathTaxCents: optional(cents),
      assumptions,
    },
    ({ year: of, ...input }) => answered(federalEstateTax({ ...input, date: `${of}-01-01` })),
  ),
  calculation(
    'portableExclusion',
    'Deceased spousal unused exclusion. Answers dsueCents.',
    {
      basicExclusionAtDeathCents: cents,
      taxableEstateCents: cents,
      adjustedTaxableGiftsCents: optional(cents),
      giftsTaxedCents: optional(cents),
      ownDsueCents: optional(cents),
    },
    (input) => {
      const { dsueCents, working } = portableExclusion(input);
      return { dsueCents, workings: [working] };
    },
  ),
  calculation(
    'giftExclusionOrder',
    'Which exclusion a lifetime gift uses first. Answers dsueUsedCents, ownUsedCents, taxedCents.',
    { dsueAvailableCents: cents, ownExclusionCents: cents, taxableGiftCents: cents },
    (input) => answered(giftExclusionOrder(input)),
  ),
  calculation(
    'giftTax',
    'Gift tax of a year and the exclusions it uses. Answers taxCents, dsueUsedCents, ownUsedCents, ownLeftCents.',
    {
      year: yearFrom(2004),
      taxableGiftCents: cents,
      priorTaxableGiftsCents: optional(cents),
      priorGiftsTaxedCents: optional(described(cents, 'the part of these on which gift tax was paid')),
      dsueAvailableCents: optional(cents),
      assumptions,
    },
    ({ year: of, ...input }) => answered(lifetimeGiftTax({ ...input, date: `${of}-01-01` })),
  ),
  calculation(
    'annualExclusion',
    'What the annual exclusion keeps out of taxable gifts. Answers excludedCents, taxableCents.',
    { year: yearFrom(2004), donees: whole, giftEachCents: cents, split: optional(flag), assumptions },
    (input) => answered(annualExclusion(input)),
  ),
];

const gstCalculations = [
  calculation(
    'gst',
    'Generation-skipping tax. Answers applicableFraction, inclusionRatio, applicableRate, gstTaxCents.',
    {
      exemptionAllocatedCents: cents,
      propertyValueCents: cents,
      taxableAmountCents: optional(described(cents, 'what is taxed; without it the property')),
    },
    (input) => {
      const { applicableFraction, inclusionRatio, applicableRate, gstTaxCents, working } = generationSkippingTax(input);
      return { ...numbers({ applicableFraction, inclusionRatio, applicableRate }), gstTaxCents, workings: [working] };
    },
  ),
  calculation(
    'gstAddition',
    'Applicable fraction after an addition to a trust. Answers applicableFraction.',
    { trustValueBeforeCents: cents, oldFraction: rate, additionCents: cents, newExemptionCents: cents },
    (input) => {
      const fraction = toNumber(fractionAfterAddition(input));
      const basis = [
        ['Trust before', money(input.trustValueBeforeCents)],
        ['Its fraction', reads(input.oldFraction)],
        ['Added', money(input.additionCents)],
        ['Exemption allocated', money(input.newExemptionCents)],
      ] as const;
      const formula = '(old fraction × trust + exemption) ÷ (trust + addition), to three decimals';
      const working = receipt('Applicable fraction', reads(fraction), formula, basis, SOURCES.gstAddition);
      return { applicableFraction: fraction, workings: [working] };
    },
  ),
  calculation(
    'gstLeadAnnuityTrust',
    'Exemption of a charitable lead annuity trust. Answers adjustedExemptionCents, applicableFraction, inclusionRatio.',
    { exemptionAllocatedCents: cents, rate, years: whole, valueAtEndCents: cents },
    (input) => {
      const { adjustedExemptionCents, applicableFraction, inclusionRatio } = leadAnnuityExemption(input);
      const factors = numbers({ applicableFraction, inclusionRatio });
      const grown = receipt(
        'Exemption as it has grown',
        money(adjustedExemptionCents),
        'exemption × (1 + rate)^years',
        [
          ['Exemption allocated', money(input.exemptionAllocatedCents)],
          ['Rate', inPercent(input.rate)],
          ['Years', reads(input.years)],
        ],
        SOURCES.gstLead,
      );
      const ratio = receipt(
        'Inclusion ratio',
        reads(factors['inclusionRatio'] ?? 0),
        '1 − grown exemption ÷ value at the end, to three decimals',
        [['Value at the end', money(input.valueAtEndCents)]],
        SOURCES.gstLead,
      );
      return { adjustedExemptionCents, ...factors, workings: [grown, ratio] };
    },
  ),
];

const stateCalculations = [
  calculation(
    'stateDeathTaxCredit2011',
    'Former section 2011 credit: the table on the taxable estate less 60,000. Answers creditCents.',
    { taxableEstateCents: cents },
    ({ taxableEstateCents }) => {
      const creditCents = section2011Credit(taxableEstateCents);
      const adjustedCents = Math.max(0, taxableEstateCents - SECTION_2011_ADJUSTMENT_CENTS);
      const working: Working = {
        label: 'Credit for state death taxes',
        amountCents: creditCents,
        parts: bracketLines(SECTION_2011, adjustedCents),
        basis: [{ label: 'Taxable estate less $60,000', amountCents: adjustedCents }],
        authority: [SOURCES.credit2011],
      };
      return { creditCents, workings: [working] };
    },
  ),
  calculation(
    'stateEstateTax',
    'State estate tax on a taxable estate before any deduction for death taxes. Answers taxCents and, of it, taxOnGiftsCents.',
    {
      state,
      date,
      taxableEstateCents: cents,
      inheritanceTaxPaidCents: optional(cents),
      portedCents: optional(described(cents, 'state exclusion ported from the first spouse (HI, MD)')),
      grossCents: optional(cents),
      inStateGrossCents: optional(described(cents, 'of the gross estate, what this state taxes')),
      outOfStateTaxableCents: optional(cents),
      giftsAddedBackCents: optional(
        described(
          cents,
          'taxable gifts the state counts: of 3 years in NY and MN, 2 in VT, 1 in ME, since 2005 in CT, of a lifetime in IL and HI',
        ),
      ),
      giftTaxPaidCents: optional(described(cents, 'CT: its gift tax paid on those gifts')),
      assumptions,
    },
    (input) => answered(stateEstateTax(input)),
  ),
  calculation(
    'stateGiftTax',
    'Connecticut gift tax; no other state has one. Answers taxCents.',
    {
      state,
      date,
      taxableGiftCents: cents,
      priorTaxableGiftsCents: optional(described(cents, 'Connecticut taxable gifts since 2005')),
      priorGiftTaxPaidCents: optional(cents),
      assumptions,
    },
    (input) => answered(stateGiftTax(input)),
  ),
  calculation(
    'inheritanceTax',
    "Inheritance tax on one heir by the state's own class. Answers taxCents.",
    {
      state,
      date,
      heirClass: text,
      amountCents: cents,
      heirAge: optional(whole),
      paidWithinThreeMonths: optional(described(flag, 'of death: 5% less in PA and KY')),
      paidWithinNineMonths: optional(described(flag, 'of death: 5% less in KY')),
      childOfDecedent: optional(described(flag, 'PA: a child of the decedent, exempt to the age of 21')),
    },
    (input) => answered(inheritanceTax(input)),
  ),
];

export const taxCalculations = [...federalCalculations, ...gstCalculations, ...stateCalculations];
