import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { runDistribution } from '../distribution/distribution.ts';
import type { Estate } from '../estate/estate.ts';
import { checkDocument, documentWith, newDocument } from './document-facts.ts';
import { type TakerShare, type WillGift, type WillText, willTextOf } from './will-text.ts';

const TODAY = '2026-11-22';
const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, '2026-11-22T10:00:00.000Z'));
const SCHEMES = ['PER_STIRPES', 'BY_REPRESENTATION', 'PER_CAPITA_AT_EACH_GENERATION', 'PER_CAPITA', null] as const;

/** Whoever may receive by the will of a client: each of the estate, and each class of heirs, divided in each way. */
function takers({ people, trusts, charities, personId }: Estate): Omit<TakerShare, 'percent'>[] {
  const named = people
    .filter(({ id }) => id !== personId)
    .flatMap(({ id }) => SCHEMES.map((scheme) => ({ to: id, scheme })));
  const others = [...trusts, ...charities].map(({ id }) => ({ to: id, scheme: null }));
  const divided = (['CHILDREN', 'DESCENDANTS'] as const).flatMap((heirClass) =>
    SCHEMES.map((scheme) => ({ to: null, heirClass, scheme })),
  );
  const classes = (['SIBLINGS', 'PARENTS', 'HEIRS_AT_LAW'] as const).map((heirClass) => ({
    to: null,
    heirClass,
    scheme: null,
  }));
  return [...[...named, ...others].map((one) => ({ ...one, heirClass: null })), ...divided, ...classes];
}

const once = (shares: readonly TakerShare[]): TakerShare[] =>
  shares.filter(
    (share, at) => shares.findIndex(({ to, heirClass }) => (to ?? heirClass) === (share.to ?? share.heirClass)) === at,
  );

function texts(estate: Estate): fc.Arbitrary<WillText> {
  const taker = fc.constantFrom(...takers(estate));
  const shares = (max: number) =>
    fc
      .array(
        taker.map((one): TakerShare => ({ ...one, percent: null })),
        { maxLength: max },
      )
      .map(once);
  const what = fc.oneof(
    fc.constantFrom(...estate.assets.map(({ id }) => ({ assetId: id, amountCents: null, percent: null }))),
    fc.integer({ min: 1, max: 900_000_000_00 }).map((amountCents) => ({ assetId: null, amountCents, percent: null })),
    fc.integer({ min: 1, max: 20 }).map((percent) => ({ assetId: null, amountCents: null, percent })),
  );
  const gifts = fc.array(
    fc.tuple(taker, what).map(([one, gift]): WillGift => ({ ...one, ...gift, takesAway: false })),
    { maxLength: 4 },
  );
  const things = (all: readonly WillGift[]): WillGift[] =>
    all.filter(({ assetId }, at) => assetId === null || all.findIndex((one) => one.assetId === assetId) === at);
  return fc
    .record({
      gifts: gifts.map(things),
      residue: shares(4),
      instead: shares(3),
      survivorshipDays: fc.constantFrom(null, 0, 30, 120),
      excludedHeirs: fc.subarray(
        estate.people.map(({ id }) => id),
        { maxLength: 2 },
      ),
    })
    .map((text) => (text.residue.length > 0 ? text : { ...text, instead: [] }));
}

const anyWill = fc.constantFrom(...estates).chain((estate) => texts(estate).map((text) => ({ estate, text })));

it('any will that a form can say is read back as it was said, and leaves the estate with figures', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyWill, ({ estate, text }) => {
      const known = newDocument('by-hand', 'WILL', 'Will', '2026-11-22T10:00:00.000Z');
      const facts = { ownerId: estate.personId, executedAt: '2026-11-01', will: text };
      const document = documentWith(estate, known, facts, String);
      checkDocument(estate, known, document, facts, TODAY);
      expect(willTextOf(document.will)).toEqual(text);
      const outcome = runDistribution({ ...estate, documents: [...estate.documents, document] }, TODAY);
      expect('result' in outcome ? null : outcome).toBeNull();
    }),
    { numRuns: 150 },
  );
});
