import { describe, expect, it } from 'vitest';
import { toNumber } from '../arithmetic/ratio.ts';
import { fractionAfterAddition, generationSkippingTax, leadAnnuityExemption } from './inclusion-ratio.ts';

const MILLION = 100_000_000;

describe('generation-skipping tax', () => {
  it.each([
    [MILLION, 4 * MILLION, 0.25, 0.75, 0.3, 120_000_000],
    // Reg. 26.2642-1(a): midway between two thousandths rounds up.
    [5, 2_000, 0.003, 0.997, 0.3988, 798],
    [2 * MILLION, MILLION, 1, 0, 0, 0],
    [0, MILLION, 0, 1, 0.4, 40_000_000],
  ])(
    'exemption %i on %i: fraction %f, ratio %f, rate %f, tax %i',
    (exemptionAllocatedCents, propertyValueCents, fraction, ratio, rate, tax) => {
      const gst = generationSkippingTax({ exemptionAllocatedCents, propertyValueCents });
      expect([gst.applicableFraction, gst.inclusionRatio, gst.applicableRate].map(toNumber)).toEqual([
        fraction,
        ratio,
        rate,
      ]);
      expect(gst.gstTaxCents).toBe(tax);
    },
  );
  it('taxes the amount of the transfer, not the trust, when one is given', () => {
    const gst = generationSkippingTax({
      exemptionAllocatedCents: MILLION,
      propertyValueCents: 4 * MILLION,
      taxableAmountCents: MILLION,
    });
    expect(gst.gstTaxCents).toBe(30_000_000);
  });
  it('keeps the exempt part of a trust when property is added (Reg. 26.2642-4(a))', () => {
    const addition = {
      trustValueBeforeCents: MILLION,
      oldFraction: 0.5,
      additionCents: MILLION,
      newExemptionCents: MILLION,
    };
    expect(toNumber(fractionAfterAddition(addition))).toBe(0.75);
  });
  it('lets the exemption of a lead annuity trust grow at the rate of the deduction (IRC 2642(e))', () => {
    const lead = leadAnnuityExemption({
      exemptionAllocatedCents: MILLION,
      rate: 0.05,
      years: 10,
      valueAtEndCents: 4 * MILLION,
    });
    expect(lead.adjustedExemptionCents).toBe(162_889_463);
    expect(toNumber(lead.applicableFraction)).toBe(0.407);
    expect(toNumber(lead.inclusionRatio)).toBe(0.593);
  });
  it.each([
    ['no property', () => generationSkippingTax({ exemptionAllocatedCents: 1, propertyValueCents: 0 }), 'NO_PROPERTY'],
    [
      'a fraction above one',
      () =>
        fractionAfterAddition({ trustValueBeforeCents: 1, oldFraction: 1.5, additionCents: 1, newExemptionCents: 1 }),
      'FRACTION_OUT_OF_RANGE',
    ],
  ])('refuses %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});
